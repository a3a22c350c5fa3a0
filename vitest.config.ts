import {defineConfig} from 'vitest/config';

export default defineConfig({
	oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
	test: {
		environment: 'node',
		include: ['tests/**/*.test.{ts,tsx}'],
		exclude: ['tests/browsers/**', 'node_modules/**'],
	},
});
