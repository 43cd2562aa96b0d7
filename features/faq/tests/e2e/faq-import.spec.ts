import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { clearFaq, clearOldFaq, makeOldFaq } from '../support/faq';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/faq/tests/e2e/faq-import.php' );

const SCREEN = '/wp-admin/edit.php?post_type=pagewright_faq&page=pagewright-faq-import';
const ORIGINS = `"SELECT COUNT( DISTINCT meta_value ) AS different, COUNT(*) AS copies FROM $wpdb->postmeta WHERE meta_key = '_pagewright_faq_origin'"`;
const copies = () =>
	php< number[] >(
		`global $wpdb; return array_map( 'intval', array_values( $wpdb->get_row( ${ ORIGINS }, ARRAY_A ) ) );`
	);
const cells = ( page: Page ) =>
	page.getByRole( 'row' ).filter( { hasText: 'Ultimate FAQ' } ).getByRole( 'cell' );
const start = ( page: Page ) => page.getByRole( 'button', { name: 'Import from Ultimate FAQ' } );
/** Makes each step import one batch. */
const shortSteps = ( on: boolean, size = 50 ) =>
	on ? call( 'make_short_steps', size ) : call( 'remove_short_steps' );
async function axe( page: Page ) {
	expect( await violations( page, { include: '#wpbody-content .wrap' } ) ).toEqual( [] );
}

test.beforeEach( async () => {
	await clearFaq();
	await clearOldFaq();
	await shortSteps( false );
} );
test.afterAll( async () => {
	await shortSteps( false );
	await clearOldFaq();
	await clearFaq();
} );

test( 'reports that there is nothing, imports questions, and later only new ones', async ( {
	page,
} ) => {
	await page.goto( SCREEN );
	await expect( page.getByText( 'No questions from other plugins found.' ) ).toBeVisible();
	await axe( page );

	await makeOldFaq( 3 );
	await page.goto( SCREEN );
	await expect( cells( page ).nth( 0 ) ).toHaveText( '3' );
	await expect( cells( page ).nth( 1 ) ).toHaveText( '3' );
	await axe( page );
	await start( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'status' ) ).toContainText( '3 questions were imported.' );
	await expect( cells( page ).nth( 2 ) ).toHaveText( 'All imported' );
	await axe( page );

	await makeOldFaq( 1 );
	await page.goto( SCREEN );
	await expect( cells( page ).nth( 1 ) ).toHaveText( '1' );
	await start( page ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( '1 question was imported.' );
	expect( await copies() ).toEqual( [ 4, 4 ] );
	await page.getByRole( 'link', { name: 'View questions' } ).click();
	await expect( page.getByRole( 'link', { name: 'Old 3?', exact: true } ) ).toBeVisible();
} );

test( 'continues over more steps than browsers follow redirects', async ( { page } ) => {
	// Browsers follow at most twenty redirects.
	await makeOldFaq( 106 );
	await shortSteps( true, 5 );
	const steps: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'admin-post.php' ) ) {
			steps.push( request.method() );
		}
	} );
	await page.goto( SCREEN );
	await start( page ).click();
	await expect( page.getByText( '106 questions were imported.' ) ).toBeVisible( {
		timeout: 60_000,
	} );
	expect( steps ).toEqual( Array( 22 ).fill( 'POST' ) );
	expect( await copies() ).toEqual( [ 106, 106 ] );
} );

test( 'continues after it was killed', async ( { page } ) => {
	await makeOldFaq( 120 );
	await shortSteps( true );
	await call( 'file_put_contents_of_test' );
	await page.goto( SCREEN );
	await start( page ).click();
	await expect( page.locator( 'body' ) ).toContainText( 'killed' );
	await php( `wp_delete_file( WPMU_PLUGIN_DIR . '/faq-killed.php' );` );
	await page.goto( SCREEN );
	await expect( cells( page ).nth( 1 ) ).toHaveText( '91' );
	await start( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Try again in a minute' );
	// One minute later.
	await php( `update_option( 'pagewright_faq_import.lock', time() - 61 );` );
	await start( page ).click();
	await expect( page.getByText( '91 questions were imported.' ) ).toBeVisible();
	expect( await copies() ).toEqual( [ 120, 120 ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a button continues, and stopping keeps imported questions', async ( { page } ) => {
		await makeOldFaq( 120 );
		await shortSteps( true );
		await page.goto( SCREEN );
		await start( page ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText(
			'50 of 120 questions from Ultimate FAQ are imported.'
		);
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( '100 of 120' );
		await page.getByRole( 'link', { name: 'Stop' } ).click();
		await expect( cells( page ).nth( 1 ) ).toHaveText( '20' );
		expect( await copies() ).toEqual( [ 100, 100 ] );
	} );
} );

for ( const [ name, width, isRtl ] of [
	[ 'a phone', 390, false ],
	[ 'right to left', 1280, true ],
] as const ) {
	test( `fits ${ name }`, async ( { page } ) => {
		await makeOldFaq( 60 );
		await shortSteps( true );
		if ( isRtl ) {
			await call( 'file_put_contents_of_test_2' );
		}
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( SCREEN );
		await expect( page.locator( 'body' ) ).toHaveCSS( 'direction', isRtl ? 'rtl' : 'ltr' );
		const inside = async () => {
			const out = await page
				.locator( '#wpbody-content .wrap' )
				.locator( 'table, button, p, progress' )
				.evaluateAll( ( nodes ) =>
					nodes.filter( ( node ) => {
						const { left, right } = node.getBoundingClientRect();
						return left < 0 || right > innerWidth;
					} )
				);
			expect( out ).toEqual( [] );
			await axe( page );
		};
		await inside();
		// The page between two steps, paused.
		await page.addInitScript( () => ( HTMLFormElement.prototype.submit = () => {} ) );
		await start( page ).click();
		await expect( page.getByRole( 'progressbar' ) ).toHaveAttribute( 'value', '50' );
		await inside();
	} );
}
