import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { violations } from '../support/axe';
import { blockName, blockOf, BUTTON, makePost, openEditor, problemsOf } from '../support/editor';
import { php, phpFile } from '../support/site';
import { widgets } from '../support/units';

const { call } = phpFile( 'tests/e2e/screen.php' );

const KEY = 'AIza-whole-key-4711';
const forget = () => call( 'forget' );

test.beforeEach( forget );
test.afterAll( forget );

const open = ( page: Page, tab = 'widgets' ) =>
	page.goto( `/wp-admin/options-general.php?page=pagewright#${ tab }` );
const said = ( page: Page, text: string ) =>
	expect( page.locator( '.components-snackbar', { hasText: text } ) ).toBeVisible();
const card = ( page: Page, name: string ) =>
	page
		.locator( '.pagewright-card' )
		.filter( { has: page.getByRole( 'heading', { name, exact: true } ) } );

async function axe( page: Page ) {
	expect(
		await violations( page, { include: '#pagewright-screen', exclude: [ 'iframe' ] } )
	).toEqual( [] );
}

test( 'a widget that is turned off is not in the inserter, and its content stays', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Still here' } } ) );
	await open( page );
	await expect( page.getByText( `${ widgets.length } widgets`, { exact: true } ) ).toBeVisible();
	await expect( card( page, 'Button' ).getByRole( 'button', { name: /post/ } ) ).toBeVisible();
	await expect( card( page, 'Button' ).locator( 'iframe' ) ).toBeVisible();
	await axe( page );

	await card( page, 'Button' ).getByRole( 'checkbox' ).press( 'Space' );
	await said( page, 'Button disabled.' );
	await page.getByRole( 'radio', { name: 'Off' } ).click();
	await expect( page.locator( '.pagewright-card' ) ).toHaveCount( 1 );
	await page.getByRole( 'searchbox', { name: 'Search widgets' } ).fill( 'nothing has this name' );
	await expect( page.getByText( 'No widgets found.' ) ).toBeVisible();

	await page.goto( `/?p=${ id }` );
	await expect( page.getByText( 'Still here' ) ).toBeVisible();
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( 'Still here' ) ).toBeVisible();
	const offered = await page.evaluate( () =>
		( window as any ).wp.data
			.select( 'core/block-editor' )
			.getInserterItems()
			.map( ( item: any ) => item.name )
	);
	expect( offered ).not.toContain( blockName( BUTTON ) );
	expect( offered ).toContain( blockName( 'SiteOrigin_Widget_Headline_Widget' ) );
	await php( `wp_delete_post( ${ id }, true );` );
	expect( problems ).toEqual( [] );
} );

test( 'uses of a widget are listed, with links to view and edit', async ( { page } ) => {
	const id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Used' } } ), {
		post_title: 'A page that uses it',
	} );
	await open( page );
	await card( page, 'Button' )
		.getByRole( 'button', { name: /show uses/ } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'Where Button is used' } );
	await expect(
		dialog.getByRole( 'link', { name: 'Edit “A page that uses it”' } )
	).toHaveAttribute( 'href', new RegExp( `post=${ id }` ) );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await php( `wp_delete_post( ${ id }, true );` );
} );

test( 'settings are saved, and leaving with unsaved changes asks', async ( { page } ) => {
	await open( page );
	await card( page, 'Button' ).getByRole( 'button', { name: 'Button settings' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Button settings' } );
	const width = dialog.getByRole( 'textbox' ).or( dialog.getByRole( 'spinbutton' ) ).first();
	await width.fill( '640' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	const question = page.getByRole( 'dialog' ).filter( { hasText: 'Discard unsaved changes' } );
	await question.getByRole( 'button', { name: 'Cancel' } ).last().click();
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await said( page, 'Button settings saved.' );
	expect(
		await php(
			`return get_option( 'so_widget_settings[${ BUTTON }]' )['responsive_breakpoint'];`
		)
	).toBe( '640px' );
} );

test( 'a key is stored and never shown again', async ( { page } ) => {
	await open( page, 'keys' );
	await page.getByLabel( 'Google Maps API key' ).fill( KEY );
	await axe( page );
	await page.getByRole( 'button', { name: 'Save keys' } ).click();
	await said( page, 'API keys saved.' );
	await open( page, 'keys' );
	await page.reload();
	await expect( page.getByText( 'Saved. It ends in 4711.' ) ).toBeVisible();
	expect( await page.content() ).not.toContain( KEY );
	await page.getByRole( 'button', { name: 'Change the Google Maps API key' } ).click();
	await expect( page.getByLabel( 'Google Maps API key' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Keep saved key' } ).click();
	await page.getByLabel( 'Pixabay API key' ).fill( 'two words' );
	await page.getByRole( 'button', { name: 'Save keys' } ).click();
	await expect( page.getByText( 'This is not a valid key' ).first() ).toBeVisible();
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
} );

test( 'a color of the theme becomes the accent of widgets', async ( { page } ) => {
	const id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Colored' } } ) );
	await open( page, 'look' );
	await page
		.getByRole( 'group', { name: 'Accent color', exact: true } )
		.getByRole( 'option' )
		.nth( 4 )
		.click();
	await axe( page );
	await page.getByRole( 'button', { name: 'Save design' } ).click();
	await said( page, 'Design saved.' );
	const slug = await php< string >( `return get_option( 'pagewright_defaults' )['accent'];` );
	expect( slug ).toMatch( /^[a-z0-9-]+$/ );
	await page.goto( `/?p=${ id }` );
	const [ shown, wanted ] = await page.evaluate( ( name ) => {
		const probe = document.body.appendChild( document.createElement( 'i' ) );
		probe.style.color = `var(--wp--preset--color--${ name })`;
		const button = document.querySelector( '.sowb-button' )!;
		return [ getComputedStyle( button ).backgroundColor, getComputedStyle( probe ).color ];
	}, slug );
	expect( shown ).toBe( wanted );
	await php( `wp_delete_post( ${ id }, true );` );
} );

test( 'the inserter shows the sample of a widget', async ( { page } ) => {
	await openEditor( page );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'Call to Action' );
	const sample = page
		// Previews of patterns come before it.
		.locator( '.block-editor-iframe__scale-container iframe' )
		.last()
		.contentFrame()
		.getByText( 'Bread for tomorrow' );
	// Late results move the option away from the pointer.
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await page.getByRole( 'option', { name: 'Call to Action', exact: true } ).hover();
		await expect( sample ).toBeVisible( { timeout: 4000 } );
	} ).toPass();
} );

test( 'nothing overflows at 390 pixels', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	for ( const tab of [ 'widgets', 'keys', 'look', 'views', 'forms', 'site' ] ) {
		await open( page, tab );
		await page.reload();
		await expect( page.getByRole( 'tab', { selected: true } ) ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 390 );
	}
} );

test( 'editors cannot open it', async ( { browser } ) => {
	const context = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
	const answer = await context.request.get( '/wp-admin/options-general.php?page=pagewright' );
	expect( await answer.text() ).not.toContain( 'pagewright-screen' );
	await context.close();
} );
