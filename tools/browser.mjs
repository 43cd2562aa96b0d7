// Finds or installs a Chromium for the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, canInstall } from './apt.mjs';
import { root } from './paths.mjs';

/** The first one is headless Chromium, which needs a quarter less time. */
const SYSTEM = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/usr/bin/microsoft-edge',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function browserExecutable() {
	return [ process.env.E2E_BROWSER, chromium.executablePath(), ...SYSTEM ].find(
		( path ) => path && existsSync( path )
	);
}

export function ensureBrowser() {
	if ( browserExecutable() ) {
		return;
	}
	console.log( '› No Chromium found; installing one …' );
	spawnSync(
		process.execPath,
		[
			'node_modules/@playwright/test/cli.js',
			'install',
			...( canInstall() ? [ '--with-deps' ] : [] ),
			'chromium-headless-shell',
		],
		{
			cwd: root,
			stdio: 'inherit',
		}
	);
	browserExecutable() || aptInstall( [ 'chromium-headless-shell' ] );
	if ( ! browserExecutable() ) {
		console.error(
			'The browser tests need Chromium. Install Chrome or Chromium, or set E2E_BROWSER to its executable.'
		);
		process.exit( 1 );
	}
}
