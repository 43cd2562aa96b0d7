import { readFileSync } from 'node:fs';
import { expect, test } from '../support/admin-test';
import { blockOf, makePost, openEditor, problemsOf, toolbar } from '../support/editor';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { php } from '../support/site';
import { widgets } from '../support/units';

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
const WIDGET = 'Pagewright_Popular_Posts_Widget';

/** The number of widgets that the bundle does not know. */
const ours = widgets.filter(
	( { path } ) =>
		! /"class": "SiteOrigin_/.test( readFileSync( `${ path }/widget.json`, 'utf8' ) )
).length;

test.beforeAll( () => putPlugin( BUNDLE ) );
test.afterAll( removePlugins );

test( 'beside SiteOrigin Widgets Bundle, widgets that it does not contain can be edited and shown', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/plugins.php' );
	await page.locator( `tr[data-plugin="${ BUNDLE }"]` ).getByText( 'Activate' ).click();
	await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();
	await expect( page.getByText( /widgets are inactive because/ ) ).toBeVisible();

	const id = await makePost( blockOf( WIDGET, { widgetData: { title: 'Read most' } } ) );
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( 'Read most' ) ).toBeVisible();
	await canvas.locator( '[data-type="sowb/pagewright-popular-posts-widget"]' ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( canvas.locator( '.pagewright-form' ) ).toBeVisible();
	await php( `wp_delete_post( ${ id }, true );` );

	expect( problems ).toEqual( [] );

	// The browser reports that the samples may not run scripts.
	await page.goto( '/wp-admin/options-general.php?page=pagewright' );
	await expect( page.getByText( `${ ours } widgets`, { exact: true } ) ).toBeVisible();
	await expect(
		page.frameLocator( '.pagewright-card iframe' ).first().locator( 'body' )
	).toBeVisible();
} );
