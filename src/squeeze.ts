// The doors' compression: the platform's own deflate, the same in browsers and Node.

const through = (bytes: Uint8Array, stream: GenericTransformStream): ReadableStreamDefaultReader<Uint8Array> =>
	new Blob([bytes as Uint8Array<ArrayBuffer>])
		.stream()
		.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
		.getReader();

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		size += read.value.length;
		// A few bytes may unpack to gigabytes: what is too large is not unpacked to its end.
		if (size > most) return void (await reader.cancel());
		pieces.push(read.value);
	}
	const whole = new Uint8Array(size);
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

/** A text as deflated UTF-8 (RFC 1951, without header). */
export async function squeeze(text: string): Promise<Uint8Array> {
	const bytes = await collect(
		through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
		Number.POSITIVE_INFINITY,
	);
	return bytes!;
}

/** The text that was squeezed; undefined for bytes that are none, or whose text is longer than `most` bytes. */
export async function unsqueeze(bytes: Uint8Array, most: number): Promise<string | undefined> {
	try {
		const text = await collect(through(bytes, new DecompressionStream('deflate-raw')), most);
		return text && new TextDecoder('utf-8', {fatal: true}).decode(text);
	} catch {
		return undefined;
	}
}
