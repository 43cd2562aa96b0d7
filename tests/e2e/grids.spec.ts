import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { ownPosts } from '../support/own-posts';
import { phpFile } from '../support/site';
import { shiftsOf, sidewaysScroll, watchShifts, withoutFonts } from '../support/layout';

const { call } = phpFile( 'tests/e2e/grids.php' );

const posts = ownPosts();
const GRID = 'SiteOrigin_Widgets_ImageGrid_Widget';
const MASONRY = 'SiteOrigin_Widget_Simple_Masonry_Widget';
const SPANS = [
	[ 2, 2 ],
	[ 1, 1 ],
	[ 1, 2 ],
	[ 1, 1 ],
	[ 2, 1 ],
];
let photo = 0;

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	photo = await call< number >( 'demo_photo' );
} );
test.afterAll( () => posts.remove() );

const masonry = ( layout: object = {} ) =>
	posts.page( [
		MASONRY,
		{
			items: SPANS.map( ( [ columns, rows ], i ) => ( {
				image: photo,
				column_span: columns,
				row_span: rows,
				title: `Picture ${ i }`,
				url: i === 0 ? 'https://example.org/' : '',
			} ) ),
			layout: { desktop: { columns: 4, gutter: 8 }, ...layout },
		},
	] );

/** Opens the page and returns its layout shift while loading. */
async function shiftAt( page: Page, url: string ): Promise< string[] > {
	await withoutFonts( page );
	await watchShifts( page );
	await page.goto( url, { waitUntil: 'networkidle' } );
	return shiftsOf( page );
}

const columnsOf = ( page: Page ) =>
	page
		.locator( '.sow-masonry-grid' )
		.evaluate( ( grid ) => getComputedStyle( grid ).gridTemplateColumns.split( ' ' ).length );

test( 'a masonry has no gaps, in squares, without a script and without a shift', async ( {
	page,
} ) => {
	expect( await shiftAt( page, await masonry() ) ).toEqual( [] );
	const boxes = await page.locator( '.sow-masonry-grid-item' ).evaluateAll( ( items ) =>
		items.map( ( item ) => {
			const { x, y, width, height } = item.getBoundingClientRect();
			return { x, y, width, height };
		} )
	);
	const [ large, small ] = boxes;
	expect( large!.width ).toBeCloseTo( small!.width * 2 + 8, 0 );
	expect( small!.width ).toBeCloseTo( small!.height, 0 );
	expect( boxes[ 3 ]!.y ).toBeCloseTo( small!.y + small!.height + 8, 0 );
	expect( await page.locator( 'script[type="module"][src*="masonry"]' ).count() ).toBe( 0 );
	await expect( page.getByRole( 'link', { name: 'Photo' } ) ).toHaveAttribute(
		'href',
		'https://example.org/'
	);
	expect( await violations( page, { include: '.sow-masonry-grid' } ) ).toEqual( [] );
} );

test( 'a masonry changes its columns at the breakpoints, its own or ours', async ( { page } ) => {
	const own = {
		tablet: { break_point: 1000, columns: 3 },
		mobile: { break_point: 600, columns: 2 },
	};
	for ( const [ url, counts ] of [
		[ await masonry(), [ 4, 4, 2, 1 ] ],
		[ await masonry( own ), [ 4, 3, 3, 2 ] ],
	] as const ) {
		await page.goto( url );
		for ( const [ i, width ] of [ 1280, 900, 700, 320 ].entries() ) {
			await page.setViewportSize( { width, height: 800 } );
			await expect.poll( () => columnsOf( page ), `${ width } px` ).toBe( counts[ i ] );
			expect( await sidewaysScroll( page ) ).toBe( 0 );
		}
	}
} );

test( 'an image grid keeps images within both limits, without a shift', async ( { page } ) => {
	const url = await posts.page( [
		GRID,
		{
			images: [
				{ image: photo, title: 'Harbour', url: 'https://example.org/' },
				{ image: photo, title: 'A title much longer than its picture is wide' },
			],
			display: {
				max_width: 200,
				max_height: 100,
				title_display: true,
				title_position: 'below',
			},
		},
	] );
	expect( await shiftAt( page, url ) ).toEqual( [] );
	const box = await page.locator( '.sow-image-grid-image' ).last().boundingBox();
	const picture = await page.locator( '.sow-image-grid-image_html' ).last().boundingBox();
	expect( picture!.height ).toBeCloseTo( 100, 0 );
	expect( picture!.width ).toBeCloseTo( 150, 0 );
	expect( box!.width ).toBeCloseTo( 160, 0 );
	expect( await violations( page, { include: '.sow-image-grid-wrapper' } ) ).toEqual( [] );
} );
