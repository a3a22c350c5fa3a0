import {crc32, deflateSync} from 'node:zlib';

const INK = [91, 63, 160];
const BONE = [250, 247, 240];

/** Inside a square of side 2 with round corners, centred at the origin. */
const inDie = (x, y) => {
	const corner = 0.34;
	const dx = Math.max(Math.abs(x) - (0.92 - corner), 0);
	const dy = Math.max(Math.abs(y) - (0.92 - corner), 0);
	return dx * dx + dy * dy <= corner * corner;
};

/** A knucklebone seen from above: a waist and four round ends. Light on the violet die, so that it reads on light and dark toolbars. */
const inBone = (x, y) => {
	const end = Math.hypot(Math.abs(x) - 0.27, Math.abs(y) - 0.4) < 0.25;
	const waist = Math.abs(x) < 0.2 + 0.28 * y * y && Math.abs(y) < 0.44;
	return end || waist;
};

/** Share of a pixel that a shape covers, by 16 samples. */
function cover(shape, px, py, size) {
	let hits = 0;
	for (let sample = 0; sample < 16; sample += 1) {
		const x = ((px + ((sample % 4) + 0.5) / 4) / size) * 2 - 1;
		const y = ((py + (Math.floor(sample / 4) + 0.5) / 4) / size) * 2 - 1;
		if (shape(x, y)) hits += 1;
	}
	return hits / 16;
}

function chunk(kind, data) {
	const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
	const out = Buffer.alloc(body.length + 8);
	out.writeUInt32BE(data.length, 0);
	body.copy(out, 4);
	out.writeUInt32BE(crc32(body), body.length + 4);
	return out;
}

/** PNG bytes of the icon, `size` pixels square. */
export function icon(size) {
	const rows = Buffer.alloc(size * (size * 4 + 1));
	for (let y = 0; y < size; y += 1) {
		for (let x = 0; x < size; x += 1) {
			const bone = cover(inBone, x, y, size);
			const at = y * (size * 4 + 1) + 1 + x * 4;
			for (let part = 0; part < 3; part += 1) rows[at + part] = Math.round(INK[part] + (BONE[part] - INK[part]) * bone);
			rows[at + 3] = Math.round(255 * cover(inDie, x, y, size));
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 6, 0, 0, 0], 8);
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	return Buffer.concat([
		signature,
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(rows, {level: 9})),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
