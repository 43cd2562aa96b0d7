import { readFileSync } from 'node:fs';
import { expect, test } from '../support/admin-test';
import { blockOf, makePost, openEditor, problemsOf, toolbar } from '../support/editor';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { php } from '../support/site';
import { widgets } from '../support/units';

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';

const read = ( file: string ) => JSON.parse( readFileSync( file, 'utf8' ) );
/** The widgets that the bundle does not know. */
const ours = widgets.filter(
	( { path } ) => ! read( `${ path }/widget.json` ).class.startsWith( 'SiteOrigin_' )
);

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

	const { path } = ours[ 0 ]!;
	const block: string = read( `${ path }/block.json` ).name;
	const id = await makePost(
		blockOf( read( `${ path }/widget.json` ).class, { widgetData: { title: 'Ours' } }, block )
	);
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( 'Ours', { exact: true } ) ).toBeVisible();
	await canvas.locator( `[data-type="${ block }"]` ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( canvas.locator( '.pagewright-form' ) ).toBeVisible();
	await php( `wp_delete_post( ${ id }, true );` );

	expect( problems ).toEqual( [] );

	// The browser reports that the samples may not run scripts.
	await page.goto( '/wp-admin/options-general.php?page=pagewright' );
	await expect( page.getByText( `${ ours.length } widgets`, { exact: true } ) ).toBeVisible();
	await expect(
		page.frameLocator( '.pagewright-card iframe' ).first().locator( 'body' )
	).toBeVisible();
} );
