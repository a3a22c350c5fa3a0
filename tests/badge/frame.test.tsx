// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {openFrame} from '../../src/badge/frame';

afterEach(() => vi.restoreAllMocks());

const screen = {width: 1000, height: 800};

/** A mark at `top`, and a popover as tall as `tall` says at the moment. */
function lay(top: number, tall: {height: number}): Element {
	vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(screen.width);
	vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(screen.height);
	const mark = document.createElement('span');
	document.body.append(mark);
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		return this === mark ? new DOMRect(100, top, 30, 16) : new DOMRect(0, 0, 384, tall.height);
	});
	return mark;
}

test('what grows in a frame after it was opened leaves its upper edge where it is, though there is more room above', () => {
	const tall = {height: 250};
	const frame = openFrame(lay(450, tall), [], () => undefined);
	frame.draw(<section role="dialog">Tirage loyal</section>);
	const host = document.querySelector<HTMLElement>('osselet-popover');
	expect(host?.style.getPropertyValue('--top')).toBe('472px');

	tall.height = 700;
	frame.settle();
	expect(host?.style.getPropertyValue('--top')).toBe('472px');
	expect(host?.style.getPropertyValue('--most')).toBe('320px');
	frame.close(false);
});
