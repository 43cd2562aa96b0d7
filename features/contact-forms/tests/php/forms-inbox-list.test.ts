// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, GOOD, makeForm, submit, unplug } from '../support/contact-form';
import { change, empty, list, mail, nonceOf, rows, store } from '../support/inbox';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-inbox-list.php' );

describe( 'the list of the inbox', () => {
	let id: number;

	beforeAll( () => mail( true ) );
	beforeEach( async () => {
		await empty();
		await dropForms();
		await php( `delete_option( 'pagewright_forms' );` );
		await mail( true );
		id = await makeForm();
	} );
	afterAll( async () => {
		await empty();
		await dropForms();
		await unplug( 'mail' );
		await php(
			`delete_option( 'pagewright_forms' ); delete_option( 'test_mail' ); delete_option( 'pagewright_spam_counts' );`
		);
	} );

	beforeEach( async () => {
		await store( id );
		await call( 'make_entries', id );
	} );
	const texts = async ( query: string ) =>
		( await list( query ) ).items.map( ( item ) => item.fields[ 0 ]!.value );

	it.each( [
		[ '', [ 'Cherry', '100% Banana_split', 'Apple pie' ] ],
		[ '?search=apple', [ 'Apple pie' ] ],
		[ '?search=pie+apple', [ 'Apple pie' ] ],
		[ '?search=%25', [ '100% Banana_split' ] ],
		[ '?search=_', [ '100% Banana_split' ] ],
		[ '?search=nothing', [] ],
		[ '?unread=1', [ 'Cherry', 'Apple pie' ] ],
		[ '?from=2026-03-02', [ 'Cherry', '100% Banana_split' ] ],
		[ '?until=2026-03-02', [ '100% Banana_split', 'Apple pie' ] ],
		[ '?from=2026-03-02&until=2026-03-02', [ '100% Banana_split' ] ],
		[ '?per_page=1&page=2', [ '100% Banana_split' ] ],
		[ '?form=1', [] ],
		[ '?status=mail_failed', [] ],
		[ `?search=${ encodeURIComponent( "' OR 1=1 --" ) }`, [] ],
	] )( 'of %s', async ( query, expected ) => {
		expect( await texts( query ) ).toEqual( expected );
	} );

	it( 'marks, moves to spam and deletes', async () => {
		const ids = ( await list() ).items.map( ( item ) => item.id );
		await change( 'read', ids );
		expect( ( await list( '?unread=1' ) ).found ).toBe( 0 );
		await change( 'unread', ids.slice( 0, 1 ) );
		expect( ( await list( '?unread=1' ) ).found ).toBe( 1 );
		await change( 'spam', ids.slice( 0, 2 ) );
		expect( ( await list() ).found ).toBe( 1 );
		expect( ( await list( '?status=spam' ) ).found ).toBe( 2 );
		await change( 'not_spam', ids.slice( 0, 1 ) );
		expect( ( await list() ).found ).toBe( 2 );
		expect( ( await change( 'delete', [ ...ids, 999999 ] ) ).body ).toEqual( {
			changed: 3,
		} );
		expect( await rows() ).toBe( 0 );
	} );

	it( 'is exported as a file for spreadsheets', async () => {
		await submit( id, { ...GOOD, 'your-name': '=HYPERLINK("x")' } );
		const editor = await visitor( 'editor' );
		const url = '/wp-admin/admin-post.php';
		const nonce = await nonceOf( 'editor', 'pagewright_submissions_csv' );
		const response = await editor.fetch(
			`${ url }?action=pagewright_submissions_csv&_wpnonce=${ nonce }`
		);
		expect( response.headers.get( 'content-type' ) ).toBe( 'text/csv; charset=utf-8' );
		const lines = ( await response.text() ).split( '\r\n' );
		expect( lines[ 0 ] ).toContain( 'Your name,Your email,Your message,Text' );
		expect( lines[ 1 ] ).toContain( `"'=HYPERLINK(""x"")"` );
		expect( lines ).toHaveLength( 6 );
		const refused = await editor.fetch(
			`${ url }?action=pagewright_submissions_csv&_wpnonce=0123456789`
		);
		expect( refused.status ).toBe( 403 );
	} );
} );
