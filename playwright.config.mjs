import './tests/support/own-fetch.mjs';
import { defineConfig } from '@playwright/test';
import { browserExecutable } from './tools/browser.mjs';
import { DIALOGS, GALLERY, specsOf } from './tools/browser-parts.mjs';
import { root } from './tools/paths.mjs';

/** The administrator's session, one for each site. */
export const adminState = `test-results/admin-${ new URL( process.env.SITE_URL ?? 'http://localhost' ).port }.json`;

/** Number of the only part of tools/browser-parts.mjs that runs. */
const part = process.env.BROWSER_PART;

const CHROMIUM = {
	executablePath: browserExecutable(),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
};

/** Static pages need no other host. */
const WITHOUT_WEB = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Returns a pattern for one file: a string would also match the end of longer paths. */
const exactly = ( file ) =>
	new RegExp( `^${ `${ root }/${ file }`.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }$` );

/** Name of the report and the folder of traces: several runs may be active. */
const name = process.env.BROWSER_REPORT ?? 'browser';

export default defineConfig( {
	testDir: '.',
	testMatch: [ 'tests/e2e/**/*.spec.ts', 'features/*/tests/e2e/**/*.spec.ts' ],
	// The folders of sites contain links to this one.
	respectGitIgnore: true,
	outputDir: `test-results/${ name }`,
	// Tests share the site and run one after the other.
	workers: 1,
	projects: [
		{
			name: 'site',
			testIgnore: [ GALLERY, DIALOGS ],
			...( part && { testMatch: specsOf( Number( part ) ).map( exactly ) } ),
		},
		{ name: 'dialogs', testMatch: DIALOGS },
		// Static pages, which no other test changes.
		{
			name: 'gallery',
			testMatch: GALLERY,
			use: {
				storageState: { cookies: [], origins: [] },
				launchOptions: { ...CHROMIUM, args: [ ...CHROMIUM.args, WITHOUT_WEB ] },
			},
		},
	],
	// A test that passes only sometimes is a defect. If a file sets retries, such a test still counts as failed.
	retries: 0,
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ], [ 'json', { outputFile: `test-results/reports/${ name }.json` } ] ],
	globalSetup: './tests/e2e/global-setup.ts',
	use: {
		baseURL: process.env.SITE_URL,
		storageState: adminState,
		viewport: { width: 1280, height: 800 },
		screenshot: 'only-on-failure',
		// Recording doubles the time: PAGEWRIGHT_TRACE=1 npx playwright test …
		trace: process.env.PAGEWRIGHT_TRACE ? 'on' : 'off',
		launchOptions: CHROMIUM,
	},
} );
