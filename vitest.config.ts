import {defineConfig} from 'vitest/config';

export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		environment: 'node',
		// More than the small machines of continuous integration have would only make each test late.
		maxWorkers: 2,
		setupFiles: ['tests/let-go.ts'],
		// For a machine that does ten things at once; what takes long by itself is seen in the benchmarks.
		testTimeout: 30_000,
		include: ['tests/**/*.test.{ts,tsx}'],
		exclude: ['tests/browsers/**', 'node_modules/**'],
	},
});
