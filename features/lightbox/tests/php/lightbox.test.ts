// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	gallery,
	image,
	pictures,
	publish,
	removePages,
	setOptions,
	type Picture,
} from '../support/lightbox';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/lightbox/tests/php/lightbox.php' );

let all: Record< 'dunes' | 'fjord' | 'meadow', Picture >;

/** Returns a page's content for visitors, in a separate request. */
async function visit( content: string ) {
	const page = await ( await fetch( await publish( 'lightbox-php', content ) ) ).text();
	return {
		page,
		content: page.slice( page.indexOf( 'entry-content' ), page.indexOf( '<footer' ) ),
	};
}
const marks = ( html: string ) => html.match( /data-pagewright-lightbox="[^"]*"/g ) ?? [];
const html = ( content: string ) => `<!-- wp:html -->${ content }<!-- /wp:html -->`;
const shortcode = ( content: string ) => `<!-- wp:shortcode -->${ content }<!-- /wp:shortcode -->`;
const widget = ( block: string, data: unknown ) =>
	`<!-- wp:sowb/${ block } ${ JSON.stringify( { widgetData: data } ) } /-->`;
const AUTO = 'data-pagewright-lightbox=""';

describe( 'links that open in the lightbox', () => {
	beforeAll( async () => {
		all = await pictures();
	} );
	beforeEach( () => setOptions( {} ) );
	afterAll( () => removePages() );

	it( 'are those of an image to its own file, with its size', async () => {
		const { content, page } = await visit( image( all.dunes ) );
		expect( marks( content ) ).toEqual( [ AUTO ] );
		expect( content ).toContain( 'data-pagewright-size="1200x800"' );
		expect( content ).toContain( 'data-pagewright-file="dunes.webp"' );
		expect( content ).not.toContain( 'data-pagewright-album' );
		expect( page ).toMatch(
			/<script type="module"[^>]*frontend\/lightbox\.js|frontend\/lightbox\.js[^>]*type="module"/
		);
		const options = JSON.parse(
			/id="wp-script-module-data-pagewright-lightbox"[^>]*>\s*([^<]+)/.exec( page )![ 1 ]!
		);
		expect( options ).toMatchObject( {
			fade: 500,
			resize: 700,
			top: 50,
			wrap: false,
			fit: true,
			label: true,
		} );
		expect( options.words.number ).toBe( 'Image {n} of {total}' );
		expect( page ).not.toMatch( /<link[^>]*frontend\/lightbox/ );
	} );

	it( 'are all links of a gallery, as one album, also of a classic gallery', async () => {
		const block = await visit( gallery( [ image( all.dunes ), image( all.fjord ) ] ) );
		expect( marks( block.content ) ).toEqual( [ AUTO, AUTO ] );
		expect( block.content.match( /<figure[^>]*data-pagewright-album/g ) ).toHaveLength( 1 );
		const classic = await visit(
			shortcode( `[gallery link="file" ids="${ all.dunes.id },${ all.fjord.id }"]` )
		);
		expect( marks( classic.content ) ).toEqual( [ AUTO, AUTO ] );
		expect( classic.content ).toMatch( /<div[^>]*data-pagewright-album/ );
		expect( classic.content ).toMatch( /<a [^>]*data-pagewright-size="900x1200"/ );
		const pages = await visit(
			shortcode( `[gallery ids="${ all.dunes.id },${ all.fjord.id }"]` )
		);
		expect( pages.page ).not.toContain( 'pagewright-lightbox' );
	} );

	it( 'include those of our widgets', async () => {
		const { dunes, fjord } = all;
		const grid = await visit(
			widget( 'siteorigin-widgets-imagegrid-widget', {
				images: [
					{ image: dunes.id, url: dunes.file, title: 'Sand' },
					{ image: fjord.id, url: fjord.file },
					{ image: fjord.id, url: '/elsewhere/' },
				],
			} ) +
				widget( 'siteorigin-widget-image-widget', { image: dunes.id, url: dunes.file } ) +
				widget( 'siteorigin-widget-simple-masonry-widget', {
					items: [ { image: fjord.id, url: fjord.file } ],
				} )
		);
		expect( marks( grid.content ) ).toEqual( Array( 4 ).fill( AUTO ) );
		expect( grid.content.match( /data-pagewright-size="(1200x800|900x1200)"/g ) ).toHaveLength(
			4
		);
		expect( grid.content ).toMatch( /data-pagewright-album class="sow-image-grid-wrapper"/ );
		expect( grid.content ).toMatch( /data-pagewright-album class="sow-masonry-grid"/ );
	} );

	it( 'are found in old posts, and can be marked by hand in any block', async () => {
		const { dunes, fjord } = all;
		const old = await visit(
			`<a href="${ dunes.file }"><img class="wp-image-${ dunes.id }" src="${ dunes.medium }"></a>`
		);
		expect( marks( old.content ) ).toEqual( [ AUTO ] );
		const hand = await visit(
			html(
				`<a href="${ dunes.file }" data-lightbox="a">1</a><a href="${ fjord.file }" rel="noopener lightbox[a]">2</a><a href="${ fjord.file }"><img src="x.jpg"></a>`
			)
		);
		expect( marks( hand.content ) ).toEqual( [ AUTO, AUTO ] );
	} );

	it.each( [
		[ 'another page', '/about/' ],
		[ 'a wiki page', 'https://en.wikipedia.org/wiki/File:Sand.jpg' ],
		[ 'a page with an image in its query', '/view.php?file=a.jpg' ],
		[ 'a script', 'javascript:alert(1)//a.jpg' ],
		[ 'data', 'data:image/png,a.png' ],
	] )( 'are not those to %s', async ( _name, href ) => {
		expect( marks( ( await visit( image( all.dunes, { href } ) ) ).content ) ).toEqual( [] );
	} );

	it.each( [
		[ 'of another host', 'https://cdn.test/a.jpg' ],
		[ 'with a query and a fragment', '/a.PNG?w=800&amp;ssl=1#x' ],
		[ 'that is an SVG', '/a.svg' ],
	] )( 'include links to a file %s, of unknown size', async ( _name, href ) => {
		const { content } = await visit( image( all.dunes, { href } ) );
		expect( marks( content ) ).toEqual( [ AUTO ] );
		expect( content ).not.toMatch( /<a [^>]*data-pagewright-size/ );
	} );

	it.each( [
		'data-fancybox="a"',
		'data-fslightbox',
		'class="glightbox"',
		'class="x nolightbox"',
		'download',
		`onclick="go('x>y')"`,
	] )( 'exclude links that other code opens: %s', async ( attribute ) => {
		const { content } = await visit(
			image( all.dunes ).replace( '<a ', `<a ${ attribute } ` )
		);
		expect( marks( content ) ).toEqual( [] );
	} );

	it( 'are left to WordPress if its own lightbox is on', async () => {
		const { content } = await visit(
			image( all.dunes, { attributes: { lightbox: { enabled: true } } } )
		);
		expect( marks( content ) ).toEqual( [] );
	} );

	it( 'escape hostile attributes', async () => {
		const evil = `" onmouseover="alert(1)" x="`;
		const { content } = await visit(
			html(
				`<a data-lightbox='${ evil }' data-title='<script>' href="${ all.dunes.file }"><img alt='a > b "' src=x></a>`
			)
		);
		expect( content ).toContain( `data-lightbox='${ evil }'` );
		expect( marks( content ) ).toEqual( [ AUTO ] );
	} );

	it( 'follow the setting of the site, unless the block has its own', async () => {
		const on = { attributes: { pagewrightLightbox: 'on' } };
		const off = { attributes: { pagewrightLightbox: 'off' } };
		expect( marks( ( await visit( image( all.dunes, off ) ) ).content ) ).toEqual( [
			'data-pagewright-lightbox="off"',
		] );
		expect( ( await visit( image( all.dunes, off ) ) ).page ).not.toContain(
			'frontend/lightbox'
		);
		const two = [ image( all.dunes ), image( all.fjord, on ), image( all.meadow, off ) ];
		expect( marks( ( await visit( gallery( two ) ) ).content ) ).toEqual( [
			AUTO,
			'data-pagewright-lightbox="on"',
			'data-pagewright-lightbox="off"',
		] );
		expect( marks( ( await visit( gallery( two, off.attributes ) ) ).content ) ).toEqual( [
			'data-pagewright-lightbox="on"',
			'data-pagewright-lightbox="off"',
		] );
		await setOptions( { lightbox: false } );
		const none = await visit(
			gallery( [ image( all.dunes ) ] ) +
				shortcode( `[gallery link="file" ids="${ all.dunes.id }"]` )
		);
		expect( none.page ).not.toContain( 'pagewright-lightbox' );
		expect(
			marks( ( await visit( gallery( [ image( all.dunes ) ], on.attributes ) ) ).content )
		).toEqual( [ AUTO ] );
	} );

	it( 'follow the setting of our widget’s block, if it has one', async () => {
		const picture = ( choice: object ) =>
			`<!-- wp:sowb/siteorigin-widget-image-widget ${ JSON.stringify( { widgetData: { image: all.dunes.id, url: all.dunes.file }, ...choice } ) } /-->`;
		const off = await visit( picture( { pagewrightLightbox: 'off' } ) );
		expect( marks( off.content ) ).toEqual( [] );
		expect( off.page ).not.toContain( 'frontend/lightbox' );
		await setOptions( { lightbox: false } );
		expect( marks( ( await visit( picture( {} ) ) ).content ) ).toEqual( [] );
		expect(
			marks( ( await visit( picture( { pagewrightLightbox: 'on' } ) ) ).content )
		).toEqual( [ AUTO ] );
	} );

	it( 'can be filtered last', async () => {
		const answer = await call< string[] >( 'answer' );
		expect( marks( answer[ 0 ]! ) ).toEqual( [] );
		expect( marks( answer[ 1 ]! ) ).toEqual( [ AUTO ] );
	} );

	it( 'need no query: sizes come from the attachments that WordPress loads for srcset', async () => {
		const content = gallery( [ image( all.dunes ), image( all.fjord ), image( all.meadow ) ] );
		const count = ( isOn: boolean ) => call< number >( 'count_queries', isOn, content );
		const without = await count( false );
		expect( without ).toBeGreaterThan( 0 );
		expect( await count( true ) ).toBeLessThanOrEqual( without );
	} );

	it( 'have a setting in the editor: the server registers its attribute', async () => {
		expect( await call( 'get_instance_of_test' ) ).toEqual( [
			{ type: 'string' },
			{ type: 'string' },
			{ type: 'string' },
			null,
		] );
	} );
} );
