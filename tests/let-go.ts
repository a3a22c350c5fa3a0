import {afterAll} from 'vitest';

// Preact looks a tenth of a second after a drawing whether the browser drew (`setTimeout` beside `requestAnimationFrame`). A window of
// jsdom that is gone by then has no `cancelAnimationFrame` any more, and the whole run would end with an error of nobody's.
afterAll(async () => {
	if ('cancelAnimationFrame' in globalThis) await new Promise(resolve => setTimeout(resolve, 150));
});
