import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

/** What a page cannot forget: tests that need it open a page of their own with `test` of Playwright. */
const LASTING = [ 'addInitScript', 'exposeFunction', 'exposeBinding' ] as const;

const EVENTS = [
	'console',
	'dialog',
	'filechooser',
	'framenavigated',
	'pageerror',
	'popup',
	'request',
	'requestfailed',
	'requestfinished',
	'response',
] as const;

/**
 * A test in WordPress's administration. All tests of a worker share one page, because the block editor loads ten megabytes of scripts and an open page
 * keeps them compiled. Each test finds the page without storage, routes and listeners of the one before. Nothing fades or slides: animations take a
 * quarter of the time, and tests would wait for their end.
 */
export const test = base.extend< object, { adminPage: { page: Page } } >( {
	adminPage: [
		async ( { browser }, provide, { project } ) => {
			const { baseURL, viewport, storageState } = project.use;
			const context = await browser.newContext( {
				baseURL,
				viewport,
				storageState,
				reducedMotion: 'reduce',
			} );
			await provide( { page: await context.newPage() } );
			await context.close();
		},
		{ scope: 'worker' },
	],
	context: async ( { adminPage }, provide ) => provide( adminPage.page.context() ),
	page: async ( { adminPage, context, actionTimeout }, provide, { project } ) => {
		if ( adminPage.page.isClosed() ) {
			adminPage.page = await context.newPage();
		}
		const { page } = adminPage;
		for ( const method of LASTING ) {
			page[ method ] = () => {
				throw new Error(
					`page.${ method }() would last for the next test. Open a page of your own.`
				);
			};
		}
		page.setDefaultTimeout( actionTimeout ?? 0 );
		await provide( page );
		await forget( page, project.use.viewport ?? { width: 1280, height: 800 } );
		await context.clearCookies();
		await context.addCookies( signedIn( project.use.storageState as string ) );
	},
} );

/** The cookies of the administrator. */
const signedIn = ( file: string ): Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] =>
	JSON.parse( readFileSync( file, 'utf8' ) ).cookies;

/** Leaves nothing of a test to the next one. */
async function forget( page: Page, viewport: { width: number; height: number } ) {
	const context = page.context();
	await Promise.all(
		context
			.pages()
			.filter( ( other ) => other !== page )
			.map( ( other ) => other.close() )
	);
	await context.unrouteAll( { behavior: 'ignoreErrors' } );
	await context.setOffline( false );
	await context.clearPermissions();
	if ( page.isClosed() ) {
		return;
	}
	EVENTS.forEach( ( event ) => page.removeAllListeners( event ) );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	await page.evaluate( () => {
		try {
			localStorage.clear();
			sessionStorage.clear();
		} catch {
			// An error page has no storage.
		}
	} );
	// Without listeners, the question whether to leave a changed post is answered with yes.
	await page.goto( 'about:blank' );
	await page.emulateMedia( { reducedMotion: 'reduce', colorScheme: null, forcedColors: null } );
	await page.setViewportSize( viewport );
}

export { expect };
