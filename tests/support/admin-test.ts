import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

/** Methods with a lasting effect on a page. After a test that calls one of them, the page is closed. */
const LASTING = [ 'route', 'addInitScript', 'exposeFunction', 'exposeBinding' ] as const;

/** The page that the tests of a worker share. */
interface AdminPage {
	page: Page;
	isSpent: boolean;
}

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
 * A test of a screen in wp-admin. All tests of a worker share one page: the block editor loads ten megabytes of scripts, and an open page keeps them
 * compiled. Storage and listeners are cleared after each test. Animations are off, because they take a quarter of the processor time.
 */
export const test = base.extend< object, { adminPage: AdminPage } >( {
	adminPage: [
		async ( { browser }, provide, { project } ) => {
			const { baseURL, viewport, storageState } = project.use;
			const context = await browser.newContext( {
				baseURL,
				viewport,
				storageState,
				reducedMotion: 'reduce',
			} );
			await provide( await openPage( context ) );
			await context.close();
		},
		{ scope: 'worker' },
	],
	context: async ( { adminPage }, provide ) => provide( adminPage.page.context() ),
	page: async ( { adminPage, context }, provide, { project } ) => {
		if ( adminPage.isSpent || adminPage.page.isClosed() ) {
			await adminPage.page.close();
			await openPage( context, adminPage );
		}
		const { page } = adminPage;
		await provide( page );
		await forget( page, project.use.viewport ?? { width: 1280, height: 800 } );
		await context.clearCookies();
		await context.addCookies( signedIn( project.use.storageState as string ) );
	},
} );

/** Opens a page and records whether a test had a lasting effect on it. */
async function openPage( context: BrowserContext, into: Partial< AdminPage > = {} ) {
	const page = await context.newPage();
	const opened = Object.assign( into, { page, isSpent: false } );
	for ( const method of LASTING ) {
		const lasting: ( ...args: never[] ) => Promise< unknown > = page[ method ];
		Object.assign( page, {
			[ method ]: ( ...args: never[] ) => {
				opened.isSpent = true;
				return lasting.apply( page, args );
			},
		} );
	}
	return opened;
}

/** The cookies of the administrator. */
const signedIn = ( file: string ): Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] =>
	JSON.parse( readFileSync( file, 'utf8' ) ).cookies;

/** Clears what a test left behind. */
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
	await page.evaluate( () => {
		try {
			localStorage.clear();
			sessionStorage.clear();
		} catch {
			// Error pages have no storage.
		}
	} );
	// Without a listener, Playwright accepts the dialog of a post with unsaved changes.
	await page.goto( 'about:blank' );
	await page.emulateMedia( { reducedMotion: 'reduce', colorScheme: null, forcedColors: null } );
	await page.setViewportSize( viewport );
}

export { expect };
