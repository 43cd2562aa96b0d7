// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HASH, OTHER, peoplePage, removePeople } from '../support/hover-cards';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/hover-cards/tests/php/hover-cards.php' );

let url = '';

/** Returns the profile page for a visitor. */
async function visit( settings: object, address = url ) {
	await php( `update_option( 'pagewright_features', ${ phpValue( settings ) }, true );` );
	const html = await ( await fetch( address ) ).text();
	return { html, document: new JSDOM( html ).window.document };
}
/** Returns the attributes of an image with this URL, of one of the people in the PHP file. */
const marked = ( src: string, who = 'address' ) =>
	call< [ string, string ] | null >( 'mark_picture', src, who );

describe( 'avatars', () => {
	beforeAll( async () => {
		url = await peoplePage( 'hover-cards-php' );
	} );
	afterAll( () => removePeople() );

	it( 'are not changed until the site enables it', async () => {
		const { html } = await visit( {} );
		expect( html ).toContain( `gravatar.com/avatar/${ HASH }` );
		expect( html ).not.toContain( 'hover-card' + 's.js' );
		expect( html ).not.toContain( 'data-pagewright-hover-card' );
	} );

	it( 'contain the hash, and load the script with its texts, but no style sheet', async () => {
		const { html, document } = await visit( { hover_cards: true } );
		const hashes = [ ...document.querySelectorAll( '.entry-content img' ) ].map(
			( one: HTMLElement ) => [ one.dataset.pagewrightHoverCard, one.dataset.pagewrightLabel ]
		);
		expect( hashes ).toEqual( [
			[ HASH, 'Profile of Ann' ],
			[ OTHER, 'Profile of Ann' ],
		] );
		expect( html.match( /<script[^>]*frontend\/hover-cards\.js/g ) ).toHaveLength( 1 );
		expect( html ).not.toMatch( /<link[^>]*frontend\/hover-cards/ );
		const data = document.getElementById( 'wp-script-module-data-pagewright-hover-cards' )!;
		const options = JSON.parse( data.textContent! );
		expect( options.css ).toMatch( /frontend\/hover-cards\.css\?ver=\d+$/ );
		expect( options.words ).toMatchObject( { 'Cell Phone': 'Mobile phone' } );
	} );

	it( 'load nothing on pages without them', async () => {
		const { html } = await visit( { hover_cards: true }, new URL( '/', url ).href );
		expect( html ).not.toContain( 'hover-cards' );
	} );

	it.each( [
		[ `https://secure.gravatar.com/avatar/${ HASH }?s=96&d=mm&r=g`, HASH ],
		[ `//1.gravatar.com/avatar/${ 'C'.repeat( 32 ) }`, 'c'.repeat( 32 ) ],
		[ `https://gravatar.com/avatar/${ HASH }`, HASH ],
	] )( 'of the service are detected: %s', async ( src, hash ) => {
		expect( await marked( src ) ).toEqual( [ hash, 'Profile' ] );
	} );

	it.each( [
		'https://example.org/uploads/ann.jpg',
		`https://example.org/?from=https://gravatar.com/avatar/${ HASH }`,
		`https://notgravatar.com/avatar/${ HASH }`,
		`https://gravatar.com.example.org/avatar/${ HASH }`,
		'https://secure.gravatar.com/avatar/?s=96',
		`https://secure.gravatar.com/avatar/${ HASH }0`,
		`https://secure.gravatar.com/avatar/${ HASH }?s=96&d=mm&f=y`,
	] )( 'without a profile are not: %s', async ( src ) => {
		expect( await marked( src ) ).toBeNull();
	} );

	it( 'have the name of a user or of a comment’s author, and a filter can disable them', async () => {
		const src = `https://secure.gravatar.com/avatar/${ HASH }`;
		expect( ( await marked( src, 'user' ) )![ 1 ] ).toBe( 'Profile of admin' );
		expect( ( await marked( src, 'id' ) )![ 1 ] ).toBe( 'Profile of admin' );
		expect( ( await marked( src, 'comment' ) )![ 1 ] ).toBe( 'Profile of Bo "B" <i>' );
		expect( await marked( src, 'refused' ) ).toBeNull();
	} );

	it( 'suggest a text for the privacy policy', async () => {
		const text = await call< string >( 'text' );
		expect( text ).toContain( 'Gravatar receives your IP address' );
	} );
} );
