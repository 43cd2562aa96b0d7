import base from '../../playwright.config.mjs';

export default {
	...base,
	testDir: '.',
	testMatch: '*.spec.ts',
	outputDir: '../../test-results/start',
	// The tests sign in themselves.
	globalSetup: undefined,
	use: { ...base.use, storageState: undefined },
	// A test that passes only at the second attempt reveals a fault of the site.
	retries: 0,
	// Each request takes PHP as WebAssembly a second, and the editor sends a dozen before it shows
	// anything.
	expect: { timeout: 60_000 },
	reporter: [ [ 'list' ], [ 'json', { outputFile: '../../test-results/reports/start.json' } ] ],
};
