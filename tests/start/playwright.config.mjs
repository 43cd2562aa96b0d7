import base from '../../playwright.config.mjs';

export default {
	...base,
	testDir: '.',
	outputDir: '../../test-results/start',
	// The tests sign in themselves.
	globalSetup: undefined,
	use: { ...base.use, storageState: undefined },
	// What works only when it is tried again is a fault of the site.
	retries: 0,
	// Each request takes PHP as WebAssembly a second, and the editor makes a dozen before it shows anything.
	expect: { timeout: 60_000 },
	reporter: [ [ 'list' ], [ 'json', { outputFile: '../../test-results/reports/start.json' } ] ],
};
