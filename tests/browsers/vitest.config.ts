import {defineConfig} from 'vitest/config';

// One browser at a time: they are heavy, and a machine with two cores makes two of them late.
export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		include: ['tests/browsers/**/*.test.ts'],
		pool: 'forks',
		fileParallelism: false,
		// A browser's driver now and then gets no answer any more; what fails three times in a row has failed.
		retry: 2,
		testTimeout: 120_000,
		hookTimeout: 180_000,
	},
});
