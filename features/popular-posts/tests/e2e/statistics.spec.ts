import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { makePost, problemsOf } from '../../../../tests/support/editor';
import { addOldViews, dropOldTables, makeOldTables } from '../support/old-views';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/e2e/statistics.php' );

let walk: number;
let bread: number;

const forget = () => call( 'forget' );

/** Views of two weeks: 10 per day of one post, and 3 of the other in the last week. */
const fill = () => call( 'fill', walk, bread );

const open = ( page: Page, query = '' ) =>
	page.goto( `/wp-admin/index.php?page=pagewright-views${ query }` );
const said = ( page: Page, text: string ) =>
	expect( page.locator( '.components-snackbar', { hasText: text } ) ).toBeVisible();

async function axe( page: Page, root: string ) {
	expect( await violations( page, { include: root } ) ).toEqual( [] );
}

test.beforeAll( async () => {
	walk = await makePost( '', { post_title: 'A walk along the coast', post_type: 'post' } );
	bread = await makePost( '', { post_title: 'How we bake our bread', post_type: 'post' } );
} );
test.beforeEach( forget );
test.afterAll( async () => {
	await forget();
	await php( `wp_delete_post( ${ walk }, true ); wp_delete_post( ${ bread }, true );` );
} );

test( 'counting starts on the screen, and there are no views yet', async ( { page } ) => {
	await open( page );
	await expect( page.getByRole( 'heading', { name: 'Counting is off' } ) ).toBeVisible();
	await axe( page, '#pagewright-statistics' );
	await page.getByRole( 'button', { name: 'Start counting' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No views yet' } ) ).toBeVisible();
	expect(
		await php( `return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->enabled;` )
	).toBe( true );
} );

test( 'the screen shows views over time, their posts, and one post', async ( { page } ) => {
	const problems = problemsOf( page );
	await fill();
	await open( page, '&range=last7days' );
	const figures = page.locator( '.pagewright-statistics__figures' );
	await expect( figures ).toContainText( '91' );
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	const rows = page.locator( '.pagewright-statistics__posts tbody tr' );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( 'A walk along the coast' );
	await expect( rows.nth( 1 ) ).toContainText( 'new' );
	await axe( page, '#pagewright-statistics' );

	await page.getByText( 'Chart data' ).first().click();
	await expect( page.locator( '.pagewright-statistics__numbers tbody tr' ) ).toHaveCount( 7 );
	await page.getByRole( 'searchbox', { name: 'Search titles' } ).fill( 'bread' );
	await expect( rows ).toHaveCount( 1 );
	await expect( figures ).toContainText( '91' );
	await rows
		.first()
		.getByRole( 'button', { name: /How we bake/ } )
		.click();
	await expect( page.getByRole( 'heading', { name: 'How we bake our bread' } ) ).toBeVisible();
	await expect( figures ).toContainText( '21' );
	await expect( page ).toHaveURL( new RegExp( `post=${ bread }` ) );
	await page.goBack();
	await expect( figures ).toContainText( '91' );
	await page.reload();
	await expect( rows ).toHaveCount( 1 );
	expect( problems ).toEqual( [] );
} );

test( 'ranges are selected by keyboard, and arrow keys read the chart', async ( { page } ) => {
	await fill();
	await open( page );
	await expect( page.locator( '.pagewright-statistics__figures' ) ).toContainText( '161' );
	await page.getByRole( 'button', { name: '7 days' } ).press( 'Enter' );
	const curve = page.getByRole( 'slider' );
	await expect( curve ).toHaveAttribute( 'aria-valuemax', '6' );
	await curve.focus();
	await curve.press( 'Home' );
	await expect( curve ).toHaveAttribute( 'aria-valuetext', /: 13 views, previous period: 10$/ );
	await curve.press( 'ArrowRight' );
	await expect( curve ).toHaveAttribute( 'aria-valuenow', '1' );
	await curve.press( 'End' );
	await expect( curve ).toHaveAttribute( 'aria-valuenow', '6' );

	await page.getByRole( 'button', { name: 'Custom' } ).press( 'Enter' );
	const today = await php< string >(
		`return Pagewright\\Features\\PopularPosts\\Views\\Clock::day( time() );`
	);
	await page.getByLabel( 'From' ).fill( today );
	await page.getByRole( 'button', { name: 'Show', exact: true } ).press( 'Enter' );
	await expect( page.locator( '.pagewright-statistics__figures' ) ).toContainText( '13' );
	await expect( curve ).toHaveAttribute( 'aria-valuemax', '0' );
} );

test( 'a failure is reported and can be tried again', async ( { page } ) => {
	await fill();
	await page.route( '**/views/statistics*', ( route ) =>
		route.fulfill( { status: 500, json: { code: 500, message: 'The database is gone.' } } )
	);
	await open( page );
	await expect( page.getByText( 'The database is gone.' ).first() ).toBeVisible();
	await page.unroute( '**/views/statistics*' );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.locator( 'canvas' ) ).toBeVisible();
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `nothing overflows at 390 px, ${ direction }`, async ( { page } ) => {
		await fill();
		await page.setViewportSize( { width: 390, height: 800 } );
		await open( page, '&range=last7days' );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
			document.body.classList.toggle( 'rtl', dir === 'rtl' );
		}, direction );
		await expect( page.locator( 'canvas' ) ).toBeVisible();
		const over = await page.evaluate( () => {
			const root = document.querySelector( '#pagewright-statistics' )!;
			return [ ...root.querySelectorAll( '*' ) ]
				.filter( ( one ) => {
					const box = one.getBoundingClientRect();
					return (
						box.width > 1 &&
						! one.closest( '.screen-reader-text, details' ) &&
						( box.right > innerWidth + 1 || box.left < -1 )
					);
				} )
				.map( ( one ) => one.outerHTML.slice( 0, 80 ) );
		} );
		expect( over ).toEqual( [] );
	} );
}

test( 'settings are saved, counts imported and deleted', async ( { page } ) => {
	await makeOldTables();
	const at = await php< string >( `return wp_date( 'Y-m-d H:i:s' );` );
	await addOldViews( [ { post: walk, at, views: 5 } ], { [ walk ]: 100, 999999: 3 } );
	await page.goto( '/wp-admin/options-general.php?page=pagewright#views' );
	await page.getByLabel( 'Interval between counted views of a visitor, in minutes' ).fill( '30' );
	await page.getByLabel( 'Pages', { exact: true } ).uncheck();
	await axe( page, '.pagewright-tab' );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await said( page, 'Popular posts settings saved.' );
	expect(
		await php( `return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->values();` )
	).toMatchObject( {
		dedupe_minutes: 30,
		post_types: [ 'post' ],
	} );

	await page.getByRole( 'button', { name: 'Import view counts' } ).click();
	await said( page, 'View counts imported.' );
	await expect(
		page.getByText( 'Views imported: 105. 1 deleted post was skipped.' )
	).toBeVisible();

	await page.getByRole( 'button', { name: 'Turn on early counting' } ).click();
	await said( page, 'Early counting turned on.' );
	await page.getByRole( 'button', { name: 'Remove file' } ).click();
	await said( page, 'Early counting turned off.' );

	// By the keyboard, because the page still gets shorter.
	await page.getByRole( 'button', { name: 'Delete all view counts' } ).press( 'Enter' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Delete all view counts' } )
		.click();
	await said( page, 'All view counts deleted.' );
	expect( await call( 'views', walk ) ).toBe( 0 );
	await dropOldTables();
} );
