import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import {
	dropClassicTheme,
	useClassicTheme,
	useClassicWidgets,
} from '../../../../tests/support/classic';
import {
	blockOf,
	insert,
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
	toolbar,
} from '../../../../tests/support/editor';
import {
	settled,
	shiftsOf,
	sidewaysScroll,
	watchShifts,
	withoutFonts,
} from '../../../../tests/support/layout';
import { php, phpFile } from '../../../../tests/support/site';
import { clear } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/e2e/popular-posts.php' );

const POPULAR = 'Pagewright_Popular_Posts_Widget';
const LOOKS = [
	...[ 'cards', 'cards-compact', 'cardview', 'cardview-compact', 'evergreen' ],
	...[ 'midnight', 'sunrise', 'sunset', 'tiles', 'tiny' ],
];
const made: number[] = [];

const settings = ( values: object ) =>
	call( 'settings', { enabled: true, loading: 'server', ...values } );
async function post( content: string ): Promise< number > {
	const id = await makePost( content );
	made.push( id );
	return id;
}
const titlesIn = ( frame: FrameLocator ) =>
	frame.locator( '.pagewright-block__preview .wpp-post-title' );

test.beforeAll( async () => {
	await clear();
	await settings( {} );
	await call( 'count_views' );
} );
test.afterAll( async () => {
	await call( 'remove_pages', made );
	await clear();
} );

test( 'a new block shows a list at once, updates with the form, and is on the page after saving', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insert( page, POPULAR );
	await expect( titlesIn( canvas ) ).toHaveCount( 5 );
	await canvas.getByLabel( 'Number of posts' ).fill( '2' );
	await expect( titlesIn( canvas ) ).toHaveCount( 2 );
	await canvas.getByLabel( 'Title', { exact: true } ).first().fill( 'Most read' );
	await canvas.getByRole( 'button', { name: 'Design', exact: true } ).click();
	await canvas.getByRole( 'combobox', { name: 'Style' } ).click();
	await canvas.getByRole( 'option', { name: 'Midnight' } ).click();
	await expect( titlesIn( canvas ).first() ).toHaveCSS( 'font-weight', '700' );
	await expect( canvas.getByLabel( 'Title size' ) ).toBeHidden();

	const id = await save( page );
	made.push( id );
	const saved = await savedContent( id );
	expect( saved ).toContain( '"look":{' );
	expect( saved ).toContain( '"theme":"midnight"' );
	const reopened = await openEditor( page, id );
	await expect( titlesIn( reopened ) ).toHaveCount( 2 );
	await page.goto( `/?p=${ id }` );
	await expect( page.getByRole( 'heading', { name: 'Most read' } ) ).toBeVisible();
	await expect( page.locator( '.wpp-midnight .wpp-post-title' ) ).toHaveCount( 2 );
	expect( problems ).toEqual( [] );
} );

test( 'terms, authors and designs can be selected by name', async ( { page } ) => {
	const canvas = await openEditor( page );
	await insert( page, POPULAR );
	await canvas.getByRole( 'button', { name: 'Posts to show', exact: true } ).click();
	await expect( canvas.getByLabel( 'Only by authors' ) ).toBeVisible();
	await canvas.getByRole( 'button', { name: 'Design', exact: true } ).click();
	await canvas.getByRole( 'combobox', { name: 'Style' } ).click();
	await expect( canvas.getByRole( 'listbox' ).getByRole( 'option' ) ).toHaveCount(
		1 + LOOKS.length
	);
} );

for ( const width of [ 1280, 320 ] ) {
	test( `every design fits into ${ width } px, in both directions`, async ( { page } ) => {
		const id = await post(
			[ 'plain', ...LOOKS ]
				.map( ( theme ) =>
					blockOf( POPULAR, { widgetData: { list: { limit: 2 }, look: { theme } } } )
				)
				.join( '' )
		);
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( `/?p=${ id }` );
		const lists = page.locator( '.so-widget-pagewright-popular-posts' );
		await expect( lists ).toHaveCount( 11 );
		await expect( page.locator( '.wpp-post-title' ) ).toHaveCount( 22 );
		for ( const dir of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( to ) => ( document.documentElement.dir = to ), dir );
			expect( await sidewaysScroll( page ) ).toBe( 0 );
			for ( const title of await page.locator( '.wpp-post-title' ).all() ) {
				const box = ( await title.boundingBox() )!;
				expect( box.width ).toBeGreaterThan( 60 );
			}
		}
		expect(
			await violations( page, { include: '.so-widget-pagewright-popular-posts' } )
		).toEqual( [] );
	} );
}

test( 'lists that load after the page move nothing', async ( { browser } ) => {
	const page = await browser.newPage();
	await settings( { loading: 'deferred' } );
	const id = await post(
		[ 'plain', 'cards', 'midnight', 'tiles' ]
			.map(
				( theme ) =>
					blockOf( POPULAR, { widgetData: { list: { limit: 4 }, look: { theme } } } ) +
					`<!-- wp:paragraph --><p>Below ${ theme }</p><!-- /wp:paragraph -->`
			)
			.join( '' )
	);
	await watchShifts( page );
	await withoutFonts( page );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( `/?p=${ id }` );
		await expect( page.locator( '.wpp-ajax' ) ).toHaveCount( 4 );
		await expect( page.locator( '.wpp-post-title' ) ).toHaveCount( 16 );
		await settled( page );
		expect( await shiftsOf( page ), `${ width } px` ).toEqual( [] );
	}
	await page.close();
	await settings( {} );
} );

test( 'a block of WordPress Popular Posts is shown, kept, and converted on request', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const content =
		'<!-- wp:wordpress-popular-posts/widget {"title":"Was popular","limit":3,"range":"all","display_post_thumbnail":true,"stats_comments":true,"exclude":""} /-->';
	const id = await post( content );
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( 'created with WordPress Popular Posts' ) ).toBeVisible();
	await expect( titlesIn( canvas ) ).toHaveCount( 3 );
	await save( page );
	expect( await savedContent( id ) ).toBe( content );
	await page.goto( `/?p=${ id }` );
	await expect( page.getByRole( 'heading', { name: 'Was popular' } ) ).toBeVisible();
	await expect( page.locator( '.wpp-post-title' ) ).toHaveCount( 3 );

	const again = await openEditor( page, id );
	await again.getByRole( 'button', { name: 'Convert to Popular Posts' } ).click();
	await expect( again.getByRole( 'button', { name: 'Convert to Popular Posts' } ) ).toHaveCount(
		0
	);
	await again.locator( '.pagewright-block' ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( again.getByLabel( 'Number of posts' ) ).toHaveValue( '3' );
	await again.getByLabel( 'Number of posts' ).fill( '2' );
	await expect( titlesIn( again ) ).toHaveCount( 2 );
	await save( page );
	const saved = await savedContent( id );
	expect( saved ).toContain( 'wp:sowb/pagewright-popular-posts-widget' );
	expect( saved ).toContain( '"title":"Was popular"' );
	await page.goto( `/?p=${ id }` );
	await expect( page.locator( '.wpp-post-title' ) ).toHaveCount( 2 );
	expect( problems ).toEqual( [] );
} );

test.describe( 'with a classic theme', () => {
	test.beforeAll( async () => {
		await useClassicTheme();
		await useClassicWidgets();
		await call( 'fill_sidebar' );
	} );
	test.afterAll( async () => {
		await call( 'empty_sidebar' );
		await dropClassicTheme();
	} );

	test( 'both widgets are edited on the classic screen, and the old one stays as it was', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		await page.goto( '/wp-admin/widgets.php' );
		for ( const [ base, title ] of [
			[ 'wpp-3', 'Old area' ],
			[ 'pagewright-popular-posts-2', 'New area' ],
		] ) {
			const widget = page.locator( `#widgets-right .widget[id*="_${ base }"]` );
			await widget.locator( '.widget-action' ).click();
			await expect( widget.getByLabel( 'Title', { exact: true } ).first() ).toHaveValue(
				title!
			);
			await widget.getByLabel( 'Number of posts' ).fill( '1' );
			await widget.getByRole( 'button', { name: 'Save' } ).click();
			await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
		}
		expect( await php( `return get_option( 'widget_wpp' )[3];` ) ).toMatchObject( {
			title: 'Old area',
			limit: 2,
			stats_tag: { views: true },
			list: { limit: 1, range: 'all' },
		} );
		await page.goto( '/' );
		await expect( page.locator( 'aside .wpp-post-title' ) ).toHaveCount( 2 );
		await expect( page.getByRole( 'heading', { name: 'Old area' } ) ).toBeVisible();
		expect( problems ).toEqual( [] );
	} );
} );
