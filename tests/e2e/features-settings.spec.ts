import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { php } from '../support/site';

const stored = () =>
	php< Record< string, unknown > >( `return Pagewright\\Features\\Settings::load()->values();` );

test.beforeEach( () => php( `delete_option( 'pagewright_features' );` ) );
test.afterAll( () => php( `delete_option( 'pagewright_features' );` ) );

test( 'settings of the public site are saved, within their bounds', async ( { page } ) => {
	await page.goto( '/wp-admin/options-general.php?page=pagewright#site' );
	const tab = page.locator( '.pagewright-features-tab' );
	await expect( tab.getByLabel( 'Open images in a lightbox' ) ).toBeChecked();
	expect( await violations( page, { include: '.pagewright-features-tab' } ) ).toEqual( [] );

	await tab.getByLabel( 'Opening animation' ).fill( '99999' );
	await tab.getByLabel( 'Opening animation' ).blur();
	await expect( tab.getByLabel( 'Opening animation' ) ).toHaveValue( '5000' );
	await tab.getByLabel( 'Use the player' ).check();
	await tab.getByLabel( 'Enhance the main menu' ).check();
	await tab.getByLabel( 'Add a search form at the end' ).check();
	await tab.getByLabel( 'Open images in a lightbox' ).uncheck();
	const save = tab.getByRole( 'button', { name: 'Save settings' } );
	await save.dblclick();
	await expect(
		page.locator( '.components-snackbar', { hasText: 'Public site settings saved.' } )
	).toHaveCount( 1 );
	expect( await stored() ).toMatchObject( {
		lightbox: false,
		lightbox_fade_ms: 5000,
		player: true,
		player_embeds: false,
		menus: true,
		menus_search: true,
		hover_cards: false,
	} );
	await page.reload();
	await expect( tab.getByLabel( 'Add a search form at the end' ) ).toBeChecked();
} );

test( 'what was changed stays when there is no connection', async ( { page, context } ) => {
	await page.goto( '/wp-admin/options-general.php?page=pagewright#site' );
	const tab = page.locator( '.pagewright-features-tab' );
	await tab.getByLabel( 'Show Gravatar profiles' ).check();
	await context.setOffline( true );
	await tab.getByRole( 'button', { name: 'Save settings' } ).click();
	const retry = tab.getByRole( 'button', { name: 'Try again' } );
	await expect( retry ).toBeVisible();
	await expect( tab.getByLabel( 'Show Gravatar profiles' ) ).toBeChecked();
	await context.setOffline( false );
	await retry.click();
	await expect.poll( stored ).toMatchObject( { hover_cards: true } );
} );
