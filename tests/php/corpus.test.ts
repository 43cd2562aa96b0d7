// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	corpusOf,
	corpusWidgets,
	openPosts,
	type CorpusPost,
	type OpenedForm,
	type OpenedPost,
} from '../support/corpus';
import { errorLog } from '../support/site';

const words = ( text: string | null ) => ( text ?? '' ).replace( /\s+/g, ' ' ).trim();

/** Returns words that are missing or in another order. */
function missingInOrder( text: string, wanted: string[] ): string[] {
	let from = 0;
	return wanted.filter( ( part ) => {
		const at = text.indexOf( words( part ), from );
		from = at < 0 ? from : at + part.length;
		return at < 0;
	} );
}

/** Returns every scalar in nested data, as text. */
const leaves = ( value: unknown ): string[] =>
	value !== null && typeof value === 'object'
		? Object.values( value ).flatMap( leaves )
		: [ String( value ) ];

/** Returns a value with `[]` for each empty object: PHP reads both alike, and the form prints `{}` for groups and rows. */
const asPhp = ( value: unknown ): unknown => {
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	if ( Array.isArray( value ) || Object.keys( value ).length === 0 ) {
		return Object.values( value ).map( asPhp );
	}
	return Object.fromEntries(
		Object.entries( value ).map( ( [ key, one ] ) => [ key, asPhp( one ) ] )
	);
};

function expectNothingLost( { data, values, isMigrated }: OpenedForm ): void {
	if ( ! isMigrated ) {
		expect( asPhp( values ) ).toEqual( asPhp( data ) );
		return;
	}
	// A value can have a new unit, a new key or a longer name; none may be lost.
	const now = leaves( values ).join( '\n' );
	expect( leaves( data ).filter( ( leaf ) => ! now.includes( leaf ) ) ).toEqual( [] );
}

const corpus = corpusWidgets().map( ( widget ) => [ widget, corpusOf( widget ) ] as const );
const opened = new Map< CorpusPost, OpenedPost >();
beforeAll( async () => {
	const all = corpus.flatMap( ( [ , posts ] ) => posts );
	( await openPosts( all ) ).forEach( ( one, index ) => opened.set( all[ index ]!, one ) );
}, 300_000 );

describe.each( corpus )( 'posts of an old site: %s', ( _widget, posts ) => {
	it( 'exist, each with its expected content', () => {
		expect( posts.length ).toBeGreaterThanOrEqual( 7 );
		expect(
			posts.filter( ( { expected } ) => ! expected ).map( ( { name } ) => name )
		).toEqual( [] );
	} );

	it.each( posts.map( ( post ) => ( { name: post.name, post } ) ) )( '$name', ( { post } ) => {
		const { expected } = post;
		const { html, forms, error } = opened.get( post )!;
		expect( error ).toBe( '' );
		const { document } = new JSDOM( html ).window;
		const all = ( selector: string ) => [ ...document.querySelectorAll( selector ) ];
		const {
			text = [],
			links = [],
			headings = [],
			images = [],
			css = {},
			has = [],
			absent = [],
		} = expected;

		expect( missingInOrder( words( document.body.textContent ), text ), html ).toEqual( [] );
		const shownLinks = all( 'a[href]' ).map( ( a ) => [
			words( a.textContent ),
			a.getAttribute( 'href' )!,
		] );
		for ( const [ name, address ] of links ) {
			expect(
				shownLinks.some(
					( [ shown, href ] ) =>
						shown!.includes( words( name ) ) && href!.includes( address )
				),
				`${ name } → ${ address } in ${ JSON.stringify( shownLinks ) }`
			).toBe( true );
		}
		const shownHeadings = all( 'h1,h2,h3,h4,h5,h6' ).map(
			( each ) => `${ each.tagName } ${ words( each.textContent ) }`
		);
		expect( shownHeadings ).toEqual(
			expect.arrayContaining(
				headings.map( ( [ level, name ] ) => `H${ level } ${ words( name ) }` )
			)
		);
		const shownImages = all( 'img' ).map( ( img ) => [
			img.getAttribute( 'src' )!,
			img.getAttribute( 'alt' ),
		] );
		for ( const [ address, alt ] of images ) {
			expect(
				shownImages.some( ( [ src, name ] ) => src!.includes( address ) && name === alt ),
				`${ address } "${ alt }" in ${ JSON.stringify( shownImages ) }`
			).toBe( true );
		}
		const styles = all( '[style]' ).map( ( each ) =>
			each.getAttribute( 'style' )!.replace( /\s*([:;])\s*/g, '$1' )
		);
		for ( const [ name, value ] of Object.entries( css ) ) {
			expect(
				styles.some( ( style ) => `;${ style };`.includes( `;${ name }:${ value };` ) ),
				`${ name }: ${ value } in ${ styles.join( '\n' ) }`
			).toBe( true );
		}
		expect(
			has.filter( ( selector ) => ! document.querySelector( selector ) ),
			html
		).toEqual( [] );
		expect( absent.filter( ( part ) => html.includes( part ) ) ).toEqual( [] );
		forms.forEach( expectNothingLost );
	} );
} );

it( 'writes nothing to the error log', async () => {
	expect( await errorLog() ).toBe( '' );
} );
