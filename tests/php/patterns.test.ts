// Does not depend on the database.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlProblems } from '../support/html';
import { errorLog, php, siteUrl, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/patterns.php' );

interface Pattern {
	name: string;
	title: string;
	description: string;
	categories: string[];
	blockTypes?: string[];
	content: string;
	blocks: string[];
	html: string;
}

const files = readdirSync( 'patterns' ).filter( ( file ) => /^[a-z-]+\.php$/.test( file ) );
let patterns: Pattern[] = [];

beforeAll( async () => {
	patterns = await call< Pattern[] >( 'patterns' );
} );

describe( 'the patterns', () => {
	it( 'all exist, with their texts and their category', () => {
		expect( files.length ).toBeGreaterThanOrEqual( 14 );
		expect( patterns.map( ( { name } ) => name ).sort() ).toEqual(
			files.map( ( file ) => `pagewright/${ file.replace( '.php', '' ) }` ).sort()
		);
		for ( const { name, title, description, categories } of patterns ) {
			expect( `${ title } ${ description }`, name ).toMatch( /^\p{Lu}.+\.$/u );
			expect( categories, name ).toEqual( [ 'pagewright' ] );
		}
		expect(
			patterns.filter( ( { blockTypes } ) => blockTypes?.includes( 'core/post-content' ) )
				.length
		).toBeGreaterThanOrEqual( 5 );
	} );

	it( 'are registered only with all of their widgets, also those of included patterns', async () => {
		const complete = ( without: string ) =>
			call< Record< string, boolean > >( 'complete', without );
		expect( await complete( '' ) ).toEqual( {
			pricing: true,
			'page-pricing': true,
			'page-blog': true,
		} );
		expect( await complete( 'SiteOrigin_Widget_PriceTable_Widget' ) ).toEqual( {
			pricing: false,
			'page-pricing': false,
			'page-blog': true,
		} );
	} );

	it( 'contain only registered blocks', async () => {
		const known = await php< string[] >(
			`return array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );`
		);
		for ( const { name, blocks } of patterns ) {
			expect(
				blocks.filter( ( block ) => block !== 'space' && ! known.includes( block ) ),
				name
			).toEqual( [] );
		}
	} );

	it( 'render content without a notice', async () => {
		for ( const { name, html } of patterns ) {
			expect( html.replace( /<[^>]+>/g, '' ).trim().length, name ).toBeGreaterThan( 20 );
		}
		expect( await errorLog() ).not.toMatch( /patterns\//i );
	} );

	it( 'contain no real links, and only images of the plugin', () => {
		// The map's link opens the place on the map, and posts have their own URLs.
		const allowed = [ siteUrl, 'https://www.openstreetmap.org/' ];
		for ( const { name, content, html } of patterns ) {
			const written = content.match( /https?:\/\/[^"'\\\s]+/g ) ?? [];
			expect(
				written.filter( ( url ) => ! url.startsWith( siteUrl ) ),
				name
			).toEqual( [] );
			const printed = [ ...html.matchAll( /\s(?:href|src|action)="([^"]+)"/g ) ].map(
				( [ , url ] ) => url!
			);
			expect(
				printed.filter(
					( url ) =>
						! /^[#/]/.test( url ) && ! allowed.some( ( own ) => url.startsWith( own ) )
				),
				name
			).toEqual( [] );
		}
	} );

	it( 'have images that exist, are small, and have the given size', () => {
		const said = new Set(
			patterns.flatMap(
				( { content } ) => content.match( /pictures\/[\w-]+\.webp#\d+x\d+/g ) ?? []
			)
		);
		expect( said.size ).toBeGreaterThan( 5 );
		for ( const one of said ) {
			const [ file, size ] = one.split( '#' );
			expect( statSync( `patterns/${ file }` ).size, file ).toBeLessThan( 30 * 1024 );
			const bytes = readFileSync( `patterns/${ file }` );
			// The extended WebP format stores the width and height minus one in three bytes each.
			expect( bytes.toString( 'latin1', 12, 16 ) ).toBe( 'VP8X' );
			const sides = [ bytes.readUIntLE( 24, 3 ) + 1, bytes.readUIntLE( 27, 3 ) + 1 ];
			expect( sides.join( 'x' ), file ).toBe( size );
		}
	} );

	it( 'begin each section with a heading of level two and skip no level', () => {
		for ( const { name, html } of patterns ) {
			const levels = [ ...html.matchAll( /<h([1-6])[\s>]/g ) ].map( ( [ , level ] ) =>
				Number( level )
			);
			expect(
				levels.filter( ( level ) => level < 2 ),
				name
			).toEqual( [] );
			levels.forEach( ( level, i ) =>
				expect(
					level - ( levels[ i - 1 ] ?? 1 ),
					`${ name }: ${ levels }`
				).toBeLessThanOrEqual( 1 )
			);
			const sections = html.split( /<div class="[^"]*\balignfull\b/ ).slice( 1 );
			sections.forEach( ( section ) =>
				expect( section.match( /<h2[\s>]/g ), name ).toHaveLength( 1 )
			);
		}
	} );

	it( 'are valid HTML', async () => {
		for ( const { name, html } of patterns ) {
			expect( await htmlProblems( html ), name ).toEqual( [] );
		}
	} );

	it( 'are registered for the REST API, and on a public page only if one is used', async () => {
		const editor = await visitor( 'editor' );
		const list = await (
			await editor.fetch( '/wp-json/wp/v2/block-patterns/patterns', {
				headers: editor.nonce,
			} )
		).json();
		expect(
			list.filter( ( { name }: Pattern ) => name.startsWith( 'pagewright/' ) )
		).toHaveLength( files.length );
		const [ before, named ] = await call< [ boolean, string ] >( 'registered_on_page' );
		expect( before ).toBe( false );
		expect( named ).toContain( 'bread is made tonight' );
	} );
} );
