import base from '../../playwright.config.mjs';

export default {
	...base,
	testDir: '.',
	testMatch: '*.spec.ts',
	outputDir: '../../test-results/package',
	globalSetup: '../e2e/global-setup.ts',
	reporter: [ [ 'list' ], [ 'json', { outputFile: '../../test-results/reports/package.json' } ] ],
};
