/** What a picture takes from the page's style sheet; outside of it there is none. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-family', 'text-anchor'];
const MARGIN = 12;
const LINE = 14;
const MOST_LINE = 44;
const SVG = 'http://www.w3.org/2000/svg';

/** A picture as a file of its own: with its colours, a ground, and its caption above it. Sizes in pixels. */
export function svgText(
	shown: SVGSVGElement,
	caption: string,
): {readonly text: string; readonly width: number; readonly height: number} {
	const page = shown.ownerDocument;
	const copy = shown.cloneNode(true) as SVGSVGElement;
	dress(shown, copy);
	const lines = linesOf(caption);
	const [, , width = 0, height = 0] = (shown.getAttribute('viewBox') ?? '').split(' ').map(Number);
	const top = MARGIN + lines.length * LINE + 4;
	const [wide, high] = [width + 2 * MARGIN, height + top + MARGIN];
	const style = styleOf(page.body);
	const ground = element(page, 'rect', {x: -MARGIN, y: -top, width: wide, height: high, fill: style.backgroundColor || '#fff'});
	const texts = lines.map((line, at) => {
		const text = element(page, 'text', {x: 0, y: -top + MARGIN + at * LINE + 6, fill: style.color || '#000', 'font-size': 11});
		text.setAttribute('font-family', 'sans-serif');
		text.textContent = line;
		return text;
	});
	copy.prepend(ground, ...texts);
	copy.setAttribute('viewBox', `${-MARGIN} ${-top} ${wide} ${high}`);
	copy.setAttribute('width', String(wide));
	copy.setAttribute('height', String(high));
	return {text: new XMLSerializer().serializeToString(copy), width: wide, height: high};
}

const styleOf = (element: Element): CSSStyleDeclaration => element.ownerDocument.defaultView!.getComputedStyle(element);

function element(page: Document, name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
	const made = page.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
	return made;
}

/** Writes down what the style sheet says, on each element of the copy; what is of the page alone is left out. */
function dress(shown: Element, copy: Element): void {
	const style = styleOf(shown);
	for (const name of STYLES) {
		const value = style.getPropertyValue(name);
		if (value !== '') copy.setAttribute(name, value);
	}
	for (const name of ['class', 'id', 'aria-labelledby', 'aria-describedby']) copy.removeAttribute(name);
	for (const [at, child] of [...shown.children].entries()) dress(child, copy.children[at]!);
}

/** Words in lines that a picture is wide enough for. */
function linesOf(text: string): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < MOST_LINE) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** Three dots a pixel: sharp where it is printed, or shown on a phone. */
const SCALE = 3;

/** Draws a picture of its own onto a canvas; undefined where the browser cannot. */
export async function pngOf(page: Document, {text, width, height}: ReturnType<typeof svgText>): Promise<Blob | undefined> {
	const image = page.createElement('img');
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
	try {
		await image.decode();
	} catch {
		return undefined;
	}
	const canvas = page.createElement('canvas');
	canvas.width = width * SCALE;
	canvas.height = height * SCALE;
	const pen = canvas.getContext('2d');
	if (!pen) return undefined;
	pen.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise(done => canvas.toBlob(blob => done(blob ?? undefined), 'image/png'));
}
