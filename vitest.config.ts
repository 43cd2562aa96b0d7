import { defineConfig } from 'vitest/config';

export default defineConfig( {
	esbuild: { jsx: 'automatic' },
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'jsdom',
					include: [
						'{admin,schema,fields,editor,classic,media,rest,frontend,blocks,providers}/**/*.test.{ts,tsx}',
						'features/*/*.test.ts',
						'features/*/!(tests)/**/*.test.{ts,tsx}',
						'features/*/tests/unit/**/*.test.{ts,tsx}',
						'tests/unit/**/*.test.{ts,tsx}',
					],
					setupFiles: [ 'tests/support/unit.ts' ],
					// One module graph for all files is five times faster. Tests therefore never
					// mock modules.
					isolate: false,
					restoreMocks: true,
					// Tests that copy or read the whole repository take seconds on a busy machine.
					testTimeout: 30_000,
					// Its ES module imports JSON in a way that only bundlers support.
					server: { deps: { inline: [ /@wordpress\/blocks\// ] } },
				},
			},
			{
				extends: true,
				test: {
					name: 'php',
					environment: 'node',
					include: [ 'tests/php/**/*.test.ts', 'features/*/tests/php/**/*.test.ts' ],
					setupFiles: [ 'tests/support/own-fetch.mjs', 'tests/support/leftovers.ts' ],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					fileParallelism: false,
					// As above: the state of a support module is shared by all files of a run.
					isolate: false,
				},
			},
		],
	},
} );
