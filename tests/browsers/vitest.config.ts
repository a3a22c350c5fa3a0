import {defineConfig} from 'vitest/config';

// One browser at a time: they are heavy, and a machine with two cores makes two of them late.
export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		include: ['tests/browsers/**/*.test.ts'],
		globalSetup: ['tests/browsers/lib/built-once.ts'],
		pool: 'forks',
		fileParallelism: false,
		testTimeout: 120_000,
		hookTimeout: 180_000,
	},
});
