import type { Page } from '@playwright/test';
import { oldViews } from '../support/old-views';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { php, phpFile } from '../support/site';
import { expect, test } from '../support/admin-test';

const { call } = phpFile( 'tests/e2e/switch-plugins.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';

let form = 0;

test.beforeEach( async () => {
	await oldViews.make();
	await oldViews.add( [ { post: 1, views: 26_639, at: '2026-11-01 10:00:00' } ] );
	form = await call< number >( 'make_form' );
	await putPlugin( POPULAR );
	await putPlugin( FORMS );
} );
test.afterEach( async () => {
	await removePlugins();
	await php( `wp_delete_post( ${ form }, true ); delete_option( 'pagewright_forms_since' );` );
	await oldViews.drop();
} );

/** Returns the title of the form and the number of views in the database. */
const kept = () => call( 'kept', form );

/** The row in which WordPress says that a plugin was deleted. */
const deleted = ( page: Page, plugin: string ) =>
	page.locator( `tr.plugin-deleted-tr[data-plugin="${ plugin }"]` );

test( 'deleting replaced plugins one by one keeps their data', async ( { page } ) => {
	page.on( 'dialog', ( dialog ) => dialog.accept() );
	await page.goto( '/wp-admin/plugins.php' );
	for ( const plugin of [ FORMS, POPULAR ] ) {
		const row = page.locator( `tr[data-plugin="${ plugin }"]` );
		await expect( row ).toContainText( 'If you delete this plugin, they are kept.' );
		await row.getByRole( 'link', { name: /^Delete/ } ).click();
		await expect( deleted( page, plugin ) ).toContainText( 'was successfully deleted' );
	}
	expect( await kept() ).toEqual( [ 'Old form', 26_639 ] );
} );

test( 'activating, deactivating and deleting replaced plugins together keeps their data', async ( {
	page,
} ) => {
	page.on( 'dialog', ( dialog ) => dialog.accept() );
	const apply = async ( action: string ) => {
		await page.goto( '/wp-admin/plugins.php' );
		for ( const plugin of [ FORMS, POPULAR ] ) {
			await page.locator( `input[name="checked[]"][value="${ plugin }"]` ).check();
		}
		await page.locator( '#bulk-action-selector-top' ).selectOption( action );
		await page.locator( '#doaction' ).click();
	};
	await apply( 'activate-selected' );
	await expect( page.getByText( 'Selected plugins activated.' ) ).toBeVisible();
	await expect( page.getByText( 'it displays its forms' ) ).toBeVisible();
	await expect( page.getByText( 'it counts views' ) ).toBeVisible();
	await apply( 'deactivate-selected' );
	await expect( page.getByText( 'Selected plugins deactivated.' ) ).toBeVisible();
	await apply( 'delete-selected' );
	for ( const plugin of [ FORMS, POPULAR ] ) {
		await expect( deleted( page, plugin ) ).toContainText( 'was successfully deleted' );
	}
	expect( await kept() ).toEqual( [ 'Old form', 26_639 ] );
} );
