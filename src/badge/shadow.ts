/** Whatever a forum's style sheets say about every element, our hosts start from nothing. An important rule on `:host` outranks the page's own. */
const APART = ':host{all:initial!important}';

/** A key pressed in our fields is ours: a forum's shortcuts must not answer it. */
const KEYS = ['keydown', 'keypress', 'keyup'] as const;
const keepToUs = (event: Event) => event.stopPropagation();

/**
 * Gives an element a shadow tree of ours with these style sheets. Closed, so that the page cannot reach in; open in test builds only, so that tests can.
 * Hosts given the very same list share one sheet.
 * Draw into an element put in it, not into the root itself: its style sheet may be one of its children. What a sheet sets on `:host` must be `!important`.
 */
export function attach(host: Element, css: readonly string[], {delegatesFocus = false} = {}): ShadowRoot {
	const root = host.attachShadow({mode: isTestBuild() ? 'open' : 'closed', delegatesFocus});
	dress(root, css);
	for (const key of KEYS) host.addEventListener(key, keepToUs);
	return root;
}

const isTestBuild = () => typeof OSSELET_CHAIN !== 'undefined' && OSSELET_CHAIN !== '';

const sheets = new WeakMap<readonly string[], CSSStyleSheet>();
const written = (css: readonly string[]) => [APART, ...css].join('\n');

// A constructed sheet is shared by all marks of a page and no page policy forbids it. Firefox refuses it to page scripts of an extension
// (its wrapper cannot set adoptedStyleSheets), where a <style> element is free of the page's policy.
function dress(root: ShadowRoot, css: readonly string[]): void {
	try {
		const sheet = sheets.get(css) ?? new CSSStyleSheet();
		if (!sheets.has(css)) sheet.replaceSync(written(css));
		root.adoptedStyleSheets = [sheet];
		sheets.set(css, sheet);
	} catch {
		const style = root.ownerDocument.createElement('style');
		style.textContent = written(css);
		root.append(style);
	}
}
