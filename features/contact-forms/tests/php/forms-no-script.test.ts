// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropForms, GOOD, makeForm, trapped } from '../support/contact-form';
import { countMails, mails } from '../support/mail-double';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-no-script.php' );

countMails();

let id = 0;
let page = '';
let pageId = 0;

beforeAll( async () => {
	id = await makeForm( {
		form: '[text* your-name][email your-email][textarea your-message][text name][text year][text p]',
		mail: { body: '[your-message] [name] [year] [p] [_user_login] [_post_title]' },
	} );
	[ pageId, page ] = await call< [ number, string ] >( 'make_page', id );
} );
afterAll( async () => {
	await php( `wp_delete_post( ${ pageId }, true );` );
	await dropForms();
} );

const unit = () => `wpcf7-f${ id }-p${ pageId }-o1`;

/** Submits the form like a browser without JavaScript. */
async function send(
	fields: Record< string, string >,
	who: { fetch: typeof fetch } = { fetch: ( path, init ) => fetch( path, init ) }
) {
	const response = await who.fetch( page, {
		method: 'POST',
		body: new URLSearchParams( {
			_wpcf7: String( id ),
			_wpcf7_unit_tag: unit(),
			_wpcf7_container_post: String( pageId ),
			...trapped(),
			...fields,
		} ),
	} );
	return { status: response.status, html: await response.text(), headers: response.headers };
}

const part = ( html: string, pattern: RegExp ) => pattern.exec( html )?.[ 1 ]?.trim();
const RESPONSE = /<div class="wpcf7-response-output"[^>]*>([\s\S]*?)<\/div>/;

describe( 'a form without scripts', () => {
	it( 'gets its response from the page', async () => {
		const { status, html, headers } = await send( GOOD );
		expect( status ).toBe( 200 );
		expect( headers.get( 'cache-control' ) ).toMatch( /no-cache/ );
		expect( html ).toMatch( /<form[^>]*class="wpcf7-form sent/ );
		expect( part( html, RESPONSE ) ).toBe( 'Sent.' );
		expect( html ).not.toContain( 'value="Ann"' );
		expect( await mails() ).toMatchObject( [ { message: 'Hello     No script' } ] );
	} );

	it( 'keeps the entered values as text if a field is invalid', async () => {
		const { html } = await send( {
			'your-email': '"><script>x</script>',
			'your-message': '</textarea><b>',
		} );
		expect( html ).toMatch( /<form[^>]*class="wpcf7-form invalid/ );
		expect( part( html, RESPONSE ) ).toBe( 'Look again.' );
		expect( html ).not.toContain( '<script>x' );
		expect( html ).not.toContain( '</textarea><b>' );
		expect( html ).toContain( '&lt;/textarea&gt;&lt;b&gt;' );
		expect( html.match( /class="wpcf7-not-valid-tip"/g ) ).toHaveLength( 2 );
	} );

	it( 'can have fields with the names of WordPress query variables', async () => {
		const { status, html } = await send( {
			...GOOD,
			name: 'no-such-page',
			year: '1999',
			p: '1',
		} );
		expect( status ).toBe( 200 );
		expect( part( html, RESPONSE ) ).toBe( 'Sent.' );
		expect( await mails() ).toMatchObject( [
			{ message: 'Hello no-such-page 1999 1  No script' },
		] );
	} );

	it( 'is sent once if the page is reloaded', async () => {
		await send( { ...GOOD, 'your-message': 'again' } );
		expect(
			part( ( await send( { ...GOOD, 'your-message': 'again' } ) ).html, RESPONSE )
		).toBe( 'Sent.' );
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'identifies a user only with a nonce', async () => {
		const member = await visitor( 'subscriber' );
		const fetcher = {
			fetch: ( ( path: string, init: RequestInit ) =>
				member.fetch( new URL( path ).pathname, init ) ) as typeof fetch,
		};
		await send( { ...GOOD, 'your-message': 'cookie' }, fetcher );
		await send(
			{ ...GOOD, 'your-message': 'nonce', _wpnonce: member.nonce[ 'X-WP-Nonce' ] ?? '' },
			fetcher
		);
		expect( ( await mails() ).map( ( { message } ) => message ) ).toEqual( [
			'cookie     No script',
			'nonce    test-subscriber No script',
		] );
	} );

	it.each( [
		[ 'no form with that ID', { _wpcf7: '999999' } ],
		[ 'no unit tag', { _wpcf7_unit_tag: '' } ],
		[ 'another form of the page', { _wpcf7_unit_tag: 'wpcf7-f1-o9' } ],
		[ 'an invalid ID', { _wpcf7: 'x' } ],
	] )( 'shows the page unchanged: %s', async ( _, fields ) => {
		const { status, html } = await send( {
			...GOOD,
			...fields,
			'your-message': JSON.stringify( fields ),
		} );
		expect( status ).toBe( 200 );
		expect( html ).toMatch( /<form[^>]*class="wpcf7-form init/ );
		expect( part( html, RESPONSE ) ).toBe( '' );
	} );

	it( 'is sent from a 404 page, which stays a 404', async () => {
		const response = await fetch( `${ siteUrl }/no-such-page-at-all/`, {
			method: 'POST',
			body: new URLSearchParams( {
				...GOOD,
				...trapped(),
				_wpcf7: String( id ),
				_wpcf7_unit_tag: 'wpcf7-f1-o1',
				'your-message': 'lost',
			} ),
		} );
		expect( response.status ).toBe( 404 );
		expect( await mails() ).toMatchObject( [ { message: expect.stringContaining( 'lost' ) } ] );
	} );
} );
