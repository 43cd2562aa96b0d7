import { addOldViews, dropOldTables, makeOldTables } from '../support/old-views';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { makePost } from '../../../../tests/support/editor';
import { php, phpFile } from '../../../../tests/support/site';
import { USE } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/e2e/views-write-back.php' );

let post = 0;

test.beforeEach( async () => {
	await makeOldTables();
	post = await makePost( '', { post_title: 'Viewed' } );
	await addOldViews( [ { post, at: '2026-11-01 10:00:00', views: 4 } ] );
	await php( `${ USE } ( new TableStore() )->add( ${ post }, 3 ); Folding::run();` );
} );
test.afterEach( async ( { page } ) => {
	// The screen still requests the state of imports, whose table is dropped here.
	await page.waitForLoadState( 'networkidle' );
	await dropOldTables();
	await php( `wp_delete_post( ${ post }, true );` );
} );

const SETTINGS = '/wp-admin/options-general.php?page=pagewright#views';

test( 'views counted here are written back to WordPress Popular Posts', async ( { page } ) => {
	await page.goto( SETTINGS );
	const part = page.getByRole( 'region', { name: 'Return to WordPress Popular Posts' } );
	const button = part.getByRole( 'button', { name: 'Write views back' } );
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( part ).toContainText( 'Views written back: 3' );
	await expect( button ).toBeVisible();
	// The old views were imported before.
	await expect( page.getByText( 'Views imported: 4.' ) ).toBeVisible();
	expect( await call( 'old_views', post ) ).toEqual( [ 7, 7 ] );
	expect( await violations( page, { include: '#pagewright-screen' } ) ).toEqual( [] );
} );

test( 'a stopped process continues', async ( { page } ) => {
	await page.goto( SETTINGS );
	const part = page.getByRole( 'region', { name: 'Return to WordPress Popular Posts' } );
	await page.route( '**/views/write-back*', ( route ) =>
		route.request().postData()?.includes( 'step' ) ? route.abort() : route.continue()
	);
	await part.getByRole( 'button', { name: 'Write views back' } ).click();
	await expect( part.getByRole( 'button', { name: /again/i } ) ).toBeVisible();
	await page.unroute( '**/views/write-back*' );
	await page.reload();
	await part.getByRole( 'button', { name: 'Continue writing views back' } ).click();
	await expect( part ).toContainText( 'Views written back: 3' );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `nothing overflows at 390 px, ${ direction }`, async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 900 } );
		await page.goto( SETTINGS );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
			document.body.classList.toggle( 'rtl', dir === 'rtl' );
		}, direction );
		const part = page.getByRole( 'region', { name: 'Return to WordPress Popular Posts' } );
		await part.getByRole( 'button', { name: 'Write views back' } ).press( 'Enter' );
		await expect( part ).toContainText( 'Views written back: 3' );
		const over = await part.evaluate( ( root ) =>
			[ root, ...root.querySelectorAll( '*' ) ]
				.map( ( one ) => one.getBoundingClientRect() )
				.filter( ( box ) => box.right > innerWidth + 1 || box.left < -1 )
		);
		expect( over ).toEqual( [] );
	} );
}
