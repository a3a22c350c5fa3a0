import {defineConfig} from 'vitest/config';

// Two files at a time: each waits for its browser most of the time, and two cores carry no more.
export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		include: ['tests/browsers/**/*.test.ts'],
		globalSetup: ['tests/browsers/lib/built-once.ts'],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 120_000,
		hookTimeout: 180_000,
	},
});
