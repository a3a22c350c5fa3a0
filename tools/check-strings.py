#!/usr/bin/env python3
"""Works roll strings out from docs/roll-strings.md alone, sharing nothing with the programs of this repository.

Reads JSON on standard input: a list of {"string", "post", "profile", "value"}: the string as it stands in a post, the number of
that post ("p4711") or its written name, the author's profile number or name, and the 64 hex digits of the string's draw; "secret", for a hidden roll: the 32 hex digits that open it. Writes a list of
{"readable", "mode", "expression", "index", "seed", "words"}: words are the first twelve 32-bit numbers of the roll's stream. A hidden roll
without the secret that it is bound to has neither seed nor words.

{"parcel"} asks for a parcel instead, a sheet or a table: {"readable", "text"}.

{"receipt"} asks for the receipt of a draw: {"readable", "round", "value"}: the draw's value if the signature is the beacon's, which takes a curve to tell."""
import hashlib
import json
import re
import sys
import zlib


def sha256(text):
    return hashlib.sha256(text.encode("ascii"))


def plain(text):
    """The expression as it was before it was put in the strings' alphabet."""
    parts = text.split("z")
    rest = [chr(int(part[:2], 16)) + part[2:] for part in parts[1:]]
    return parts[0] + "".join(rest)


def written(name):
    """A name that is no number, in the strings' alphabet."""
    kept = "0123456789abcdefghijklmnopqrstuvwxy"
    return "".join(sign if sign in kept else "z%02x" % ord(sign) for sign in name)


def roller(profile):
    number = re.fullmatch("[1-9][0-9]{0,14}", profile)
    return "u" + profile if number else "v" + written(profile)


def work_out(string, post, profile, value, secret=""):
    body, _, check = string.rpartition("-")
    if sha256("oss1 check\n%s\n" % body).hexdigest()[:8] != check:
        return {"readable": False}

    version, mode, expression, *fields = body.split("-")
    known = {"s": "rk", "i": "ark", "o": "ak", "q": "ark", "h": "rkc", "u": "arky"}[mode]
    named = {letter: field[1:] for letter, field in zip(known, fields) if field[0] == letter}

    if mode in "sqhu":
        who, kind = "-", "s" if mode in "sq" else "h"
        place = post if mode in "sh" else named["a"]
    else:
        who, kind, place = roller(profile), mode, named["a"]
    turn = re.search("-s[adn][0-9]+x[0-9]+(?:wm?[0-9]+)?[cf]?i([pm][0-9]+)(u[0-9]+)-", string)
    if mode == "q" and turn:
        place, who, kind = turn.group(1), turn.group(2), "i"
    draw = ("0", "-") if mode == "o" else (named["r"], value)
    seed = sha256("oss1 seed\n" + "".join(part + "\n" for part in (kind, place, who, named["k"]) + draw)).digest()

    told = {"readable": version == "oss1", "mode": mode, "expression": plain(expression), "index": int(named["k"])}
    if mode in "hu":
        secret = named["y"] if mode == "u" else secret
        if mode == "h" and sha256("oss1 commit\n%s\n" % secret).hexdigest()[:40] != named["c"]:
            return told
        seed = sha256("oss1 hidden\n%s\n%s\n" % (seed.hex(), secret)).digest()

    words = []
    for block in range(2):
        digest = hashlib.sha256(b"oss1 dice\n" + seed + block.to_bytes(4, "big")).digest()
        words += [int.from_bytes(digest[at:at + 4], "big") for at in range(0, 32, 4)]
    return {**told, "seed": seed.hex(), "words": words[:12]}


def unpack(parcel):
    body, _, check = parcel.rpartition("-")
    prefix, told, *groups = body.split("-")
    signs = "".join(groups)
    if sha256("%s check\n%s\n" % (prefix, body)).hexdigest()[:8] != check or told != "n%d" % len(signs):
        return {"readable": False}
    bits = "".join(format(int(sign, 32), "05b") for sign in signs)
    packed = bytes(int(bits[at:at + 8], 2) for at in range(0, len(bits) - 7, 8))
    return {"readable": prefix in ("osf1", "ost1"), "text": zlib.decompress(packed, -15).decode("utf-8")}


def redeem(receipt):
    body, _, check = receipt.rpartition("-")
    whole = re.fullmatch("oss1-b-r([1-9][0-9]{0,14})-([0-9a-f]{32})-([0-9a-f]{32})-([0-9a-f]{32})", body)
    if not whole or sha256("oss1 check\n%s\n" % body).hexdigest()[:8] != check:
        return {"readable": False}
    signature = bytes.fromhex("".join(whole.groups()[1:]))
    return {"readable": True, "round": int(whole.group(1)), "value": hashlib.sha256(signature).hexdigest()}


def answer(asked):
    if "parcel" in asked:
        return unpack(asked["parcel"])
    return redeem(asked["receipt"]) if "receipt" in asked else work_out(**asked)


if __name__ == "__main__":
    answers = [answer(asked) for asked in json.load(sys.stdin)]
    json.dump(answers, sys.stdout)
