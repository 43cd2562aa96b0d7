import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { violations } from '../support/axe';
import { problemsOf } from '../support/editor';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { dropOldSite, makeOldSite } from '../support/old-site';
import { php, phpValue, phpFile } from '../support/site';
import { shared } from '../support/units';

const { call } = phpFile( 'tests/e2e/switch.php' );

const PLUGINS: OldPlugin[] = [
	'so-widgets-bundle/so-widgets-bundle.php',
	'contact-form-7/wp-contact-form-7.php',
	'wordpress-popular-posts/wordpress-popular-posts.php',
	'siteorigin-panels/siteorigin-panels.php',
	'honeypot/wp-armour.php',
	'ultimate-faqs/ultimate-faqs.php',
];

const NAMES = [
	...Object.values( shared.switching ).map( ( { name } ) => name ),
	'Page Builder by SiteOrigin',
	'SiteOrigin Widgets Bundle',
];

const open = ( page: Page ) => page.goto( '/wp-admin/options-general.php?page=pagewright#switch' );
const card = ( page: Page, name: string ) => page.getByRole( 'article', { name } );
const axe = async ( page: Page ) =>
	expect( await violations( page, { include: '#pagewright-screen' } ) ).toEqual( [] );

const setActive = ( plugins: OldPlugin[] ) =>
	php(
		`update_option( 'active_plugins', array( 'pagewright/plugin.php', ...${ phpValue( plugins ) } ) );`
	);

const clear = async () => {
	await removePlugins();
	await dropOldSite();
	await call( 'clear' );
};

test.beforeEach( async () => {
	await clear();
	await makeOldSite();
	await Promise.all( PLUGINS.map( putPlugin ) );
	await setActive( PLUGINS );
} );
test.afterAll( clear );

test( 'every plugin has a card with its data, differences and steps', async ( { page } ) => {
	const problems = problemsOf( page );
	await open( page );
	for ( const name of NAMES ) {
		await expect( card( page, name ) ).toContainText( 'Active' );
		await expect( card( page, name ).getByText( 'What changes' ) ).toBeVisible();
	}
	const forms = card( page, 'Contact Form 7' );
	await forms.getByText( '1 form-tag that no active plugin supports' ).press( 'Enter' );
	await expect( forms.getByText( 'Booking: [rating* stars-1 "5"]' ) ).toBeVisible();
	await forms.getByText( 'What changes' ).click();
	await expect( forms.getByText( 'A submission whose email fails is stored' ) ).toBeVisible();
	await axe( page );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
	).toBeLessThanOrEqual( 0 );
	await axe( page );
	expect( problems ).toEqual( [] );
} );

test( 'one plugin is deactivated, its views are imported, and it is activated again', async ( {
	page,
} ) => {
	await open( page );
	const popular = card( page, 'WordPress Popular Posts' );
	await popular.getByRole( 'button', { name: 'Deactivate WordPress Popular Posts' } ).click();
	const question = page.getByRole( 'dialog' );
	await expect( question ).toContainText( 'You can activate the plugin again at any time.' );
	await question.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( popular ).toContainText( 'Active' );
	await popular.getByRole( 'button', { name: 'Deactivate WordPress Popular Posts' } ).click();
	await question.getByRole( 'button', { name: 'Deactivate WordPress Popular Posts' } ).click();
	await expect( popular ).toContainText( 'Inactive' );
	await expect( popular.getByRole( 'heading', { level: 2 } ) ).toBeFocused();

	// The first step is paused and then reports that there is more to do.
	let release = () => {};
	const isHeld = new Promise< void >( ( done ) => ( release = done ) );
	let isFirst = true;
	await page.route( /views(%2F|\/)import/, async ( route ) => {
		if ( isFirst && route.request().postData()?.includes( '"step"' ) ) {
			isFirst = false;
			await isHeld;
			await route.fulfill( {
				json: { hasTables: true, state: 'running', share: 0.4, views: 0, skipped: 0 },
			} );
			return;
		}
		await route.continue();
	} );
	await popular.getByRole( 'button', { name: 'Import 26,639 views' } ).click();
	await expect( popular.getByRole( 'progressbar', { name: 'View import' } ) ).toBeVisible();
	await expect.poll( () => isFirst ).toBe( false );
	await popular.getByRole( 'button', { name: 'Stop' } ).click();
	release();
	await expect( popular.getByRole( 'status' ) ).toHaveText( '40%' );
	await popular.getByRole( 'button', { name: 'Continue import' } ).click();
	await expect(
		page.locator( '.components-snackbar', { hasText: '26,639 views are imported.' } )
	).toBeVisible();
	await expect(
		popular.getByRole( 'button', { name: 'Delete WordPress Popular Posts' } )
	).toBeVisible();
	await popular.getByText( 'History' ).click();
	await expect( popular.getByText( /^Views imported on/ ) ).toBeVisible();

	await popular.getByText( 'Go back to this plugin' ).click();
	await popular.getByRole( 'button', { name: 'Activate again' } ).click();
	await expect(
		popular.getByRole( 'button', { name: 'Deactivate WordPress Popular Posts' } )
	).toBeVisible();
} );

test( 'pages are compared, and the report is downloaded', async ( { page } ) => {
	await open( page );
	const section = page.getByRole( 'region', { name: 'Compare pages before you switch' } );
	await section.getByRole( 'button', { name: 'Compare pages' } ).click();
	await expect( section.getByText( /posts, forms and widgets were checked/ ) ).toBeVisible();
	const booking = section.getByRole( 'row', { name: /Booking/ } );
	await expect( booking ).toContainText( 'No active plugin supports [rating* stars-1 "5"].' );
	await axe( page );
	const [ csv ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		section.getByRole( 'button', { name: 'Download report (CSV)' } ).click(),
	] );
	expect( csv.suggestedFilename() ).toBe( 'switch-report.csv' );
	// The substitute for the bundle shows other text.
	expect( readFileSync( await csv.path(), 'utf8' ) ).toMatch( /"Old page".*their/ );
	await page.reload();
	await expect( section.getByRole( 'row', { name: /Booking/ } ) ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
	).toBeLessThanOrEqual( 0 );
} );

test( 'a notice on the Plugins screen is dismissed permanently', async ( { page } ) => {
	await setActive( PLUGINS.filter( ( name ) => ! name.startsWith( 'contact-form-7' ) ) );
	await page.goto( '/wp-admin/plugins.php' );
	const notice = page.locator( '[data-pagewright-notice="contact-form-7-inactive"]' );
	await expect( notice ).toContainText( 'Pagewright displays its forms' );
	await Promise.all( [
		page.waitForResponse(
			( answer ) => answer.url().includes( 'switch/notice' ) && answer.status() === 200
		),
		notice.getByRole( 'button', { name: 'Dismiss this notice.' } ).click(),
	] );
	await page.reload();
	await expect(
		page.locator( '[data-pagewright-notice="so-widgets-bundle-active"]' )
	).toBeVisible();
	await expect( notice ).toHaveCount( 0 );
} );

test( 'a site without these plugins has a message', async ( { page } ) => {
	await clear();
	await open( page );
	await expect(
		page.getByText( 'This site has no plugins that Pagewright replaces.' )
	).toBeVisible();
} );
