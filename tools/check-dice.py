#!/usr/bin/env python3
"""Works expressions out from docs/notation.md alone, sharing nothing with the programs of this repository.

Reads JSON on standard input: a list of [canonical expression, draws], a draw being [limit, value]: a number from 0 to limit - 1 was drawn.
Writes a list of [total, met, draws used]; `met` is null without a `vs`, and a draw asked for with another limit ends the program."""
import json
import math
import re
import sys

SIGN = r"(>=|<=|>|<|=)(-?\d+)"
MOST_EXTRA = 100


def meets(value, sign, number):
    return {">=": value >= number, "<=": value <= number, ">": value > number, "<": value < number, "=": value == number}[sign]


def kept(values, way, number):
    """The places of what a keep or drop leaves; of equal ones the leftmost is picked."""
    turn = -1 if way[1] == "h" else 1
    order = sorted(range(len(values)), key=lambda place: (turn * values[place], place))
    return sorted(order[:number] if way[0] == "k" else order[number:])


class Face:
    def __init__(self, face):
        self.face = self.value = face


class Roll:
    def __init__(self, text, draws):
        self.text, self.at, self.draws, self.used, self.met = text, 0, draws, 0, None

    def draw(self, limit):
        told, value = self.draws[self.used]
        self.used += 1
        if told != limit:
            sys.exit("%s: draw %d is of %d, not of %d" % (self.text, self.used, limit, told))
        return value

    def take(self, pattern):
        found = re.compile(pattern).match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def whole(self):
        total = self.sum()
        if self.take("vs"):
            self.met = total >= self.sum()
        if self.at < len(self.text):
            sys.exit("%s: nothing is known of %s" % (self.text, self.text[self.at:]))
        return total

    def sum(self):
        total = self.term()
        while found := self.take("[+-]"):
            total += self.term() if found[0] == "+" else -self.term()
        return total

    def term(self):
        value = self.one()
        while found := self.take("[*%]"):
            value = value * self.one() if found[0] == "*" else int(math.fmod(value, self.one()))
        return value

    def list(self):
        values = [self.sum()]
        while self.take(","):
            values.append(self.sum())
        self.take("[)}]")
        return values

    def one(self):
        if self.take("-"):
            return -self.one()
        if found := self.take(r"(floor|ceil|round)\("):
            return self.rounded(found[1])
        if found := self.take(r"(abs|min|max)\("):
            return {"abs": lambda of: abs(of[0]), "min": min, "max": max}[found[1]](self.list())
        if self.take("{"):
            values = self.list()
            keep = self.take(r"([kd][hl])(\d+)")
            return sum(values[place] for place in kept(values, keep[1], int(keep[2]))) if keep else sum(values)
        count = self.list()[0] if self.take(r"\(") else int(self.take(r"\d+")[0])
        return self.pool(count) if self.take("d(?=[0-9f(])") else count

    def rounded(self, way):
        above = self.sum()
        self.take("/")
        below = self.list()[0]
        if way != "round":
            return above // below if way == "floor" else -(-above // below)
        away = (2 * abs(above) + abs(below)) // (2 * abs(below))
        return -away if (above < 0) != (below < 0) else away

    def pool(self, count):
        fudge = self.take("f")
        sides = 3 if fudge else self.list()[0] if self.take(r"\(") else int(self.take(r"\d+")[0])
        fall = lambda: Face(self.draw(sides) + (-1 if fudge else 1))
        steps, hits, misses, bonus = [], [], [], []
        while found := self.take(r"(?:(?P<keep>[kd][hl])|(?P<clamp>min|max)|b(?P<face>\d+)d)(\d+)") or self.take(
                r"(?P<again>ro?|f|)%s" % SIGN) or self.take(r"!(?P<less>p?)(?:%s)?" % SIGN):
            named = found.groupdict()
            if named.get("face"):
                bonus.append((int(named["face"]), int(found[4])))
            elif named.get("again") == "":
                hits.append((found[2], int(found[3])))
            elif named.get("again") == "f":
                misses.append((found[2], int(found[3])))
            else:
                steps.append(self.step(found, named, sides))

        dice = [[fall()] for _ in range(count)]
        live = list(range(count))
        while steps:
            for keep in self.first(steps, True):
                left = kept([sum(face.value for face in dice[place]) for place in live], *keep)
                live = [live[place] for place in left]
            acts = self.first(steps, False)
            for place in live:
                for act in acts:
                    act(dice[place], fall)
        faces = [face.value for place in live for face in dice[place]]
        total = sum(sum(meets(face, *hit) for hit in hits) - sum(meets(face, *miss) for miss in misses) for face in faces) \
            if hits or misses else sum(faces)
        for natural, size in bonus:
            brought = sum(face.face == natural for die in dice for face in die)
            total += sum(1 + self.draw(size) for _ in range(brought))
        return total

    @staticmethod
    def first(steps, keeps):
        taken = []
        while steps and isinstance(steps[0], tuple) == keeps:
            taken.append(steps.pop(0))
        return taken

    @staticmethod
    def step(found, named, sides):
        """A keep or drop as it is written, any other modifier as what it does to a die."""
        if named.get("keep"):
            return named["keep"], int(found[4])
        if named.get("clamp"):
            bound = {"min": max, "max": min}[named["clamp"]]

            def clamp(die, fall):
                for face in die:
                    face.value = bound(face.value, int(found[4]))
            return clamp
        if named.get("again"):
            most = 1 if named["again"] == "ro" else MOST_EXTRA

            def again(die, fall):
                for place in range(len(die)):
                    for _ in range(most):
                        if not meets(die[place].value, found[2], int(found[3])):
                            break
                        die[place] = fall()
            return again
        when = (found[2], int(found[3])) if found[2] else ("=", sides)

        def explode(die, fall):
            place, extra = 0, 0
            while place < len(die):
                if extra < MOST_EXTRA and meets(die[place].face, *when):
                    face = fall()
                    face.value -= 1 if named["less"] else 0
                    extra += 1
                    die.insert(place + 1, face)
                place += 1
        return explode


def work_out(text, draws):
    roll = Roll(text, draws)
    return [roll.whole(), roll.met, roll.used]


if __name__ == "__main__":
    json.dump([work_out(*asked) for asked in json.load(sys.stdin)], sys.stdout)
