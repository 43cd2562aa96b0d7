// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import {
	bodyOf,
	dropForms,
	GOOD,
	makeForm,
	plug,
	route,
	submit,
	unplug,
} from '../support/contact-form';
import { countMails } from '../support/mail-double';
import { cutLog, logSize, php, siteUrl } from '../../../../tests/support/site';

countMails();
afterAll( dropForms );

describe( 'an invalid request', () => {
	const post = ( id: number | string, init: RequestInit ) =>
		fetch( route( id ), { method: 'POST', ...init } );

	it( 'returns error codes in a fixed order', async () => {
		const id = await makeForm();
		const page = await php< number >( `return get_option( 'page_on_front' ) ?: 2;` );
		const form = ( body: FormData ) => ( { body } );
		const cases: [ number | string, RequestInit, number, string ][] = [
			[ 999_999, { body: '{}' }, 415, 'wpcf7_unsupported_media_type' ],
			[ 999_999, { body: new URLSearchParams( GOOD ) }, 415, 'wpcf7_unsupported_media_type' ],
			[ 999_999, form( new FormData() ), 404, 'wpcf7_not_found' ],
			[ page, form( bodyOf( GOOD ) ), 404, 'wpcf7_not_found' ],
			[ '99999999999999999999', form( bodyOf( GOOD ) ), 404, 'wpcf7_not_found' ],
			[ 0, form( bodyOf( GOOD ) ), 404, 'wpcf7_not_found' ],
			[ id, form( bodyOf( GOOD, '' ) ), 400, 'wpcf7_unit_tag_not_found' ],
			[ id, form( bodyOf( GOOD, '../„' ) ), 400, 'wpcf7_unit_tag_not_found' ],
			[ 'x', form( bodyOf( GOOD ) ), 404, 'rest_no_route' ],
		];
		for ( const [ which, init, status, code ] of cases ) {
			const response = await post( which, init );
			expect( {
				which,
				status: response.status,
				...( await response.json() ),
			} ).toMatchObject( {
				which,
				status,
				code,
				data: { status },
			} );
		}
	} );

	it( 'works with plain permalinks, and the URL identifies the form', async () => {
		const id = await makeForm();
		const response = await fetch(
			`${ siteUrl }/?rest_route=/contact-form-7/v1/contact-forms/${ id }/feedback`,
			{ method: 'POST', body: bodyOf( { ...GOOD, _wpcf7: '999', _wpcf7_unit_tag: 'a<b>c' } ) }
		);
		expect( await response.json() ).toMatchObject( {
			contact_form_id: id,
			status: 'mail_sent',
			into: '#abc',
		} );
	} );

	it( 'returns JSON if an add-on throws or ends PHP', async () => {
		const id = await makeForm();
		const size = await logSize();
		await plug(
			'addon',
			`add_action( 'pagewright/forms/before-send', static function ( $s ) {
				'throw' === $s->posted['your-name'] ? throw new Exception( 'test' ) : ini_set( 'memory_limit', '32M' );
				$all = ''; while ( true ) { $all .= str_repeat( 'x', 1000000 ); }
			} );`
		);
		for ( const name of [ 'throw', 'memory' ] ) {
			const response = await fetch( route( id ), {
				method: 'POST',
				headers: { accept: 'text/html' },
				body: bodyOf( { ...GOOD, 'your-name': name } ),
			} );
			expect( response.status ).toBe( 500 );
			expect( response.headers.get( 'content-type' ) ).toMatch( /^application\/json/ );
			expect( await response.json() ).toMatchObject( { message: expect.any( String ) } );
		}
		expect( await cutLog( size ) ).toMatch( /Exception: test[\s\S]*Allowed memory size/ );
		await unplug( 'addon' );
		// Neither of them left a lock.
		expect( await submit( id, { ...GOOD, 'your-name': 'throw' } ) ).toMatchObject( {
			status: 'mail_sent',
		} );
	} );

	it( 'ignores errors after the mail is sent', async () => {
		const id = await makeForm();
		const size = await logSize();
		await plug(
			'addon',
			`foreach ( array( 'sent', 'submitted' ) as $when ) { add_action( "pagewright/forms/$when", static fn () => throw new Exception( 'late' ) ); }`
		);
		expect( await submit( id, GOOD ) ).toMatchObject( { status: 'mail_sent' } );
		expect( ( await cutLog( size ) ).match( /Exception: late/g ) ).toHaveLength( 2 );
	} );
} );

describe( 'schema and refill', () => {
	it( 'return rules, and 304 while they do not change', async () => {
		const id = await makeForm();
		const first = await fetch( route( id, 'feedback/schema' ) );
		const tag = first.headers.get( 'etag' ) ?? '';
		expect( first.headers.get( 'cache-control' ) ).toBe( 'no-cache' );
		expect( ( await first.json() ).rules.length ).toBeGreaterThan( 1 );
		const ask = ( known: string ) =>
			fetch( route( id, 'feedback/schema' ), { headers: { 'if-none-match': known } } );
		const again = await ask( `"x", W/${ tag }` );
		expect( [ again.status, await again.text() ] ).toEqual( [ 304, '' ] );
		await php( `update_post_meta( ${ id }, '_form', '[text* another]' );` );
		expect( ( await ask( tag ) ).status ).toBe( 200 );
		expect( ( await fetch( route( 999_999, 'feedback/schema' ) ) ).status ).toBe( 404 );
		const { schema } = await (
			await fetch( route( id, 'feedback/schema' ), { method: 'OPTIONS' } )
		).json();
		expect( schema.properties.rules.items.required ).toEqual( [ 'rule' ] );
	} );

	it( 'return new questions', async () => {
		const [ plain, quiz ] = [
			await makeForm(),
			await makeForm( { form: '[quiz q "1+1=?|2"]' } ),
		];
		const refill = async ( id: number ) => ( await fetch( route( id, 'refill' ) ) ).json();
		// The fields of the spam trap are tested in forms-programs.test.ts.
		const trap = expect.anything();
		expect( await refill( plain ) ).toEqual( { trap } );
		expect( await refill( quiz ) ).toEqual( {
			quiz: { q: [ '1+1=?', expect.any( String ) ] },
			trap,
		} );
		expect( ( await fetch( route( 999_999, 'refill' ) ) ).status ).toBe( 404 );
	} );
} );
