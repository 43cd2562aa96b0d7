// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HASH, OTHER, peoplePage, removePeople } from '../support/hover-cards';
import { php, phpValue } from '../../../../tests/support/site';

let url = '';

/** Returns the profile page for a visitor. */
async function visit( settings: object, address = url ) {
	await php( `update_option( 'pagewright_features', ${ phpValue( settings ) }, true );` );
	const html = await ( await fetch( address ) ).text();
	return { html, document: new JSDOM( html ).window.document };
}
/** Returns the attributes of a picture with this URL. */
const marked = ( src: string, who = "'ann@example.org'", alt = '' ) =>
	php< [ string, string ] | null >( `
		$html = Pagewright\\Features\\HoverCards\\Avatars::mark( '<img alt="' . esc_attr( ${ phpValue( alt ) } ) . '" src="' . esc_url( ${ phpValue( src ) } ) . '">', ${ who } );
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag( 'IMG' );
		$hash = $tags->get_attribute( 'data-pagewright-hover-card' );
		return null === $hash ? null : array( $hash, $tags->get_attribute( 'data-pagewright-label' ) );` );

describe( 'pictures of people', () => {
	beforeAll( async () => {
		url = await peoplePage( 'hover-cards-php' );
	} );
	afterAll( () => removePeople() );

	it( 'are left alone until the site says so', async () => {
		const { html } = await visit( {} );
		expect( html ).toContain( `gravatar.com/avatar/${ HASH }` );
		expect( html ).not.toContain( 'hover-card' + 's.js' );
		expect( html ).not.toContain( 'data-pagewright-hover-card' );
	} );

	it( 'say whose they are, and bring the script with its words, but no sheet', async () => {
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

	it( 'bring nothing to pages without them', async () => {
		const { html } = await visit( { hover_cards: true }, new URL( '/', url ).href );
		expect( html ).not.toContain( 'hover-cards' );
	} );

	it.each( [
		[ `https://secure.gravatar.com/avatar/${ HASH }?s=96&d=mm&r=g`, HASH ],
		[ `//1.gravatar.com/avatar/${ 'C'.repeat( 32 ) }`, 'c'.repeat( 32 ) ],
		[ `https://gravatar.com/avatar/${ HASH }`, HASH ],
	] )( 'of the service are known: %s', async ( src, hash ) => {
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
	] )( 'of others, and of nobody, are not: %s', async ( src ) => {
		expect( await marked( src ) ).toBeNull();
	} );

	it( 'have the name of a user or of a comment’s author, and a site can say no', async () => {
		const src = `https://secure.gravatar.com/avatar/${ HASH }`;
		const user = "get_user_by( 'login', 'admin' )";
		expect( ( await marked( src, user ) )![ 1 ] ).toBe( 'Profile of admin' );
		expect( ( await marked( src, `${ user }->ID` ) )![ 1 ] ).toBe( 'Profile of admin' );
		const comment = `new WP_Comment( (object) array( 'comment_author' => 'Bo "B" <i>' ) )`;
		expect( ( await marked( src, comment ) )![ 1 ] ).toBe( 'Profile of Bo "B" <i>' );
		const no = `( static function () { add_filter( 'pagewright/hover-cards/is-on', '__return_false' ); return 1; } )()`;
		expect( await marked( src, no ) ).toBeNull();
	} );

	it( 'suggest words for the privacy policy', async () => {
		const text = await php< string >( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
			define( 'WP_ADMIN', true );
			remove_all_actions( 'admin_init' );
			add_action( 'admin_init', array( 'Pagewright\\Features\\HoverCards\\Privacy', 'suggest' ) );
			do_action( 'admin_init' );
			return wp_json_encode( ( new ReflectionClass( 'WP_Privacy_Policy_Content' ) )->getStaticPropertyValue( 'policy_content' ) );` );
		expect( text ).toContain( 'Gravatar receives your IP address' );
	} );
} );
