/** Which posts are near enough to the screen to be marked. Once near, a post stays so. */
export type Nearness = {
	has(post: Element): boolean;
	/** Takes posts for near wherever they are. */
	bring(posts: Iterable<Element>): void;
	/** Has the posts told of that come near later. */
	watch(posts: Iterable<Element>): void;
	/** Posts that left the page. */
	forget(posts: Iterable<Element>): void;
};

/** A screen and a half above and below: what a reader scrolls to is marked before it is seen. */
const MARGIN = '150% 0px';

/** `onNear` is called with the posts that came near, several at once. Where the browser cannot tell, all are near. */
export function openNearness(signal: AbortSignal, onNear: (posts: readonly Element[]) => void): Nearness {
	const near = new WeakSet<Element>();
	const come = (entries: readonly IntersectionObserverEntry[]) => {
		const posts = entries.filter(({isIntersecting}) => isIntersecting).map(({target}) => target);
		bring(posts);
		if (posts.length > 0) onNear(posts);
	};
	const observer = typeof IntersectionObserver === 'undefined' ? undefined : new IntersectionObserver(come, {rootMargin: MARGIN});
	signal.addEventListener('abort', () => observer?.disconnect());
	const bring = (posts: Iterable<Element>) => {
		for (const post of posts) {
			near.add(post);
			observer?.unobserve(post);
		}
	};
	return {
		has: post => near.has(post),
		bring,
		watch(posts) {
			if (observer === undefined) return bring(posts);
			for (const post of posts) if (!near.has(post)) observer.observe(post);
		},
		forget(posts) {
			for (const post of posts) observer?.unobserve(post);
		},
	};
}
