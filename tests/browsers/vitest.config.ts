import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

// Two cores for each browser: it is heavy, and a machine with two cores makes two of them late.
const LANES = Math.max(1, Math.floor(availableParallelism() / 2));

export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		include: ['tests/browsers/**/*.test.ts'],
		globalSetup: ['tests/browsers/lib/built-once.ts'],
		pool: 'forks',
		maxWorkers: LANES,
		testTimeout: 120_000,
		hookTimeout: 180_000,
	},
});
