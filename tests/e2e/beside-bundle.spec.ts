import { expect, test } from '../support/admin-test';
import { blockOf, makePost, openEditor, problemsOf, toolbar } from '../support/editor';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { php } from '../support/site';

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
const FAQ = 'Pagewright_FAQ_Widget';

test.beforeAll( () => putPlugin( BUNDLE ) );
test.afterAll( removePlugins );

test( 'beside SiteOrigin Widgets Bundle, widgets that it does not know are edited and shown', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/plugins.php' );
	await page.locator( `tr[data-plugin="${ BUNDLE }"]` ).getByText( 'Activate' ).click();
	await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();
	await expect( page.getByText( /widgets are inactive because/ ) ).toBeVisible();

	const id = await makePost(
		blockOf( FAQ, { widgetData: { source: 'own', items: [ { question: 'Open?' } ] } } )
	);
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( 'Open?' ) ).toBeVisible();
	await canvas.locator( '[data-type="sowb/pagewright-faq-widget"]' ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( canvas.locator( '.pagewright-form' ) ).toBeVisible();
	await php( `wp_delete_post( ${ id }, true );` );

	expect( problems ).toEqual( [] );

	// The browser reports that the samples may not run scripts.
	await page.goto( '/wp-admin/options-general.php?page=pagewright' );
	await expect( page.getByText( '3 widgets', { exact: true } ) ).toBeVisible();
	await expect(
		page.frameLocator( '.pagewright-card iframe' ).first().locator( 'body' )
	).toBeVisible();
} );
