import { expect, test } from '@playwright/test';
import { ownPosts } from '../support/own-posts';
import { siteUrl, phpFile } from '../support/site';
import { widgets as allWidgets } from '../support/units';

const { call } = phpFile( 'tests/e2e/beside-each-other.php' );

interface Sheet {
	handle: string;
	css: string;
}

interface Widget {
	folder: string;
	html: string;
	/** In the order in which a page prints them. */
	sheets: Sheet[];
	/** Handles of the widget's own style sheet and of its dependencies. */
	own: string[];
}

const ANYTHING = 'SiteOrigin_Widget_Anything_Carousel_Widget';
const POSTS = 'SiteOrigin_Widget_PostCarousel_Widget';
const folders = allWidgets.map( ( { name } ) => name );
const posts = ownPosts();
let widgets: Widget[] = [];

test.use( { storageState: { cookies: [], origins: [] } } );

/** A widget from the demo page of all widgets, or its sample, with its style sheets. */
const rendered = ( folder: string ) => call< Widget >( 'rendered', folder );

test.beforeAll( async () => {
	widgets = [];
	for ( const folder of folders ) {
		widgets.push( await rendered( folder ) );
	}
} );
test.afterAll( () => posts.remove() );

/** Style sheets of several widgets on one page: each once, at its first use. */
const together = ( ...lists: Sheet[][] ): Sheet[] => [
	...new Map( lists.flat().map( ( sheet ) => [ sheet.handle, sheet ] ) ).values(),
];

/**
 * The style sheets that a classic theme prints in the head, before it knows which widgets are
 * inside the widget.
 */
const early = ( { sheets, own }: Widget ): Sheet[] => [
	...sheets.filter( ( { handle } ) => own.includes( handle ) ),
	...sheets.filter( ( { handle } ) => ! own.includes( handle ) ),
];

/** Every order of a widget's style sheets and those of another: name => sheets. */
const orders = ( widget: Widget ): Array< [ string, Sheet[] ] > => [
	[ 'in a classic theme', early( widget ) ],
	...widgets
		.filter( ( other ) => other !== widget )
		.flatMap( ( other ): Array< [ string, Sheet[] ] > => [
			[ `before ${ other.folder }`, together( widget.sheets, other.sheets ) ],
			[ `after ${ other.folder }`, together( other.sheets, widget.sheets ) ],
		] ),
];

for ( const width of [ 1280, 390 ] ) {
	test( `each widget looks the same next to every other, in both orders, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		const faults: string[] = [];
		for ( const widget of widgets ) {
			expect( widget.html, widget.folder ).not.toBe( '' );
			await page.setContent(
				`<!doctype html><base href="${ siteUrl }/"><style>body{font:16px/1.5 sans-serif;margin:0 auto;max-inline-size:760px}*,::before,::after{animation:none!important;transition:none!important}</style>${ widget.html.replaceAll( 'loading="lazy"', '' ) }`
			);
			faults.push(
				...( await page.evaluate(
					( { alone, others, folder } ) => {
						const made = new Map< string, CSSStyleSheet >();
						const sheetOf = ( { handle, css }: { handle: string; css: string } ) => {
							const sheet = made.get( handle ) ?? new CSSStyleSheet();
							if ( ! made.has( handle ) ) {
								sheet.replaceSync( css );
								made.set( handle, sheet );
							}
							return sheet;
						};
						const roots = document.body.querySelectorAll( '[class^="so-widget-"]' );
						/**
						 * Positions and styles of all elements in the widgets, relative to the
						 * corner of each widget.
						 */
						const seen = ( sheets: Array< { handle: string; css: string } > ) => {
							document.adoptedStyleSheets = sheets.map( sheetOf );
							return [ ...roots ].flatMap( ( root ) => {
								const from = root.getBoundingClientRect();
								return [ ...root.querySelectorAll( '*' ) ].map( ( element ) => {
									const {
										x,
										y,
										width: wide,
										height,
									} = element.getBoundingClientRect();
									const { color, backgroundColor, fontSize, visibility } =
										getComputedStyle( element );
									return [
										`${ element.nodeName.toLowerCase() }.${ element.getAttribute( 'class' ) ?? '' }`,
										...[ x - from.x, y - from.y, wide, height ].map(
											Math.round
										),
										color,
										backgroundColor,
										fontSize,
										visibility,
									].join( ' ' );
								} );
							} );
						};
						const expected = seen( alone );
						return others.flatMap( ( [ place, sheets ] ) => {
							const got = seen( sheets );
							const at = got.findIndex( ( line, i ) => line !== expected[ i ] );
							return at < 0
								? []
								: [
										`${ folder } ${ place }: ${ got[ at ] }, alone: ${ expected[ at ] }`,
									];
						} );
					},
					{ alone: widget.sheets, others: orders( widget ), folder: widget.folder }
				) )
			);
		}
		expect( faults ).toEqual( [] );
	} );
}

test( 'a page prints a shared style sheet once, before the sheets that depend on it', async ( {
	request,
} ) => {
	const anything: [ string, object ] = [
		ANYTHING,
		{ items: [ { title: 'Rye' }, { title: 'Spelt' } ] },
	];
	const latest: [ string, object ] = [ POSTS, { posts: { posts_per_page: 3 } } ];
	for ( const both of [
		[ anything, latest ],
		[ latest, anything ],
	] ) {
		const html = await ( await request.get( await posts.page( ...both ) ) ).text();
		const handles = [ ...html.matchAll( /id=["'](pagewright-[\w-]+?)(?:-inline)?-css["']/g ) ]
			.map( ( [ , handle ] ) => handle )
			.filter( ( handle ) => handle?.includes( 'carousel' ) );
		expect( handles ).toHaveLength( 3 );
		expect( handles[ 0 ] ).toBe( 'pagewright-shared-carousel' );
	}
} );

test( 'a preview contains the shared style sheet once, first', async () => {
	const css = await call< string >( 'css' );
	expect( css.split( '--pw-carousel-dots-row:' ) ).toHaveLength( 2 );
	expect( css.indexOf( '--pw-carousel-dots-row:' ) ).toBeLessThan(
		css.indexOf( '--pw-anything-carousel-row:' )
	);
} );
