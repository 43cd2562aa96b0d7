// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, leftFiles, makeForm, route } from '../support/contact-form';
import { CASES, file, SENT, WRONG } from '../support/hostile-form';
import { countMails, mails } from '../support/mail-double';
import { EDGE, fields, multipart, raw, send } from '../support/multipart';
import { errorLog, php } from '../../../../tests/support/site';

countMails();
afterAll( dropForms );

const FORM = `[text* your-name][email your-email][textarea your-message maxlength:3000]
[select pick "One|1" "Two|2"][checkbox many "A" "B"][radio one default:1 "X" "Y"][number n][date d][url u][tel t]
[acceptance terms optional] ok [/acceptance][quiz q "1+1=?|2"][file up filetypes:txt limit:1kb][hidden h "x"][text __proto__][text constructor]`;

let id = 0;
let proof = '';
let page = 0;

beforeAll( async () => {
	id = await makeForm( {
		form: FORM,
		mail: {
			body: '[your-name] [your-message] [pick] [many] [_raw_pick] [_format_d "Y"] [terms] [h] [constructor] [_user_agent] [_url]',
		},
		messages: { mail_sent_ok: 'Thanks [your-name] <i>[your-message]</i>' },
	} );
	page = await php< number >(
		`return (int) get_posts( array( 'post_type' => 'page', 'fields' => 'ids', 'numberposts' => 1 ) )[0];`
	);
} );

// Each proof is valid once.
beforeEach( async () => {
	proof = await php< string >(
		`return Pagewright\\Features\\ContactForms\\Tags\\Quiz\\Proof::of( ${ id }, 'q', '2' );`
	);
} );

describe( 'a hostile submission has its status, and writes nothing to the log', () => {
	it.each( CASES )( '%s', async ( _, other, status, invalid = [] ) => {
		const { http, body, text } = await send( id, proof, other() );
		expect( http, text.slice( 0, 500 ) ).toBe( 200 );
		expect( body.invalid_fields?.map( ( { field } ) => field ) ).toEqual( invalid );
		expect( body.status ).toBe( status );
		expect( body.message ).not.toMatch( /[<>\0]/ );
		expect( await mails() ).toHaveLength( status === SENT ? 1 : 0 );
	} );

	it( 'accepts any user agent and referrer', async () => {
		for ( const value of [ 'x'.repeat( 5000 ), '<script>x</script>', '\xff\xfe' ] ) {
			proof = await php< string >(
				`return Pagewright\\Features\\ContactForms\\Tags\\Quiz\\Proof::of( ${ id }, 'q', '2' );`
			);
			const { body } = await send( id, proof, [], { 'user-agent': value, referer: value } );
			expect( body.status ).toBe( SENT );
		}
	} );
} );

describe( 'an invalid body', () => {
	const path = () => new URL( route( id ) ).pathname;
	const good = () => multipart( fields( proof ) );

	it.each<
		[ string, () => [ Record< string, string | number >, Buffer | string ], number, string ]
	>( [
		[ 'no type', () => [ {}, good() ], 415, 'wpcf7_unsupported_media_type' ],
		[
			'another type',
			() => [ { 'content-type': 'text/plain' }, good() ],
			415,
			'wpcf7_unsupported_media_type',
		],
		[
			'an invalid type',
			() => [ { 'content-type': ';;,\xff' }, good() ],
			415,
			'wpcf7_unsupported_media_type',
		],
		[
			'XML',
			() => [
				{ 'content-type': 'application/xml' },
				'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
			],
			415,
			'wpcf7_unsupported_media_type',
		],
		[
			'invalid JSON',
			() => [ { 'content-type': 'application/json' }, '{' ],
			400,
			'rest_invalid_json',
		],
		[
			'no boundary',
			() => [ { 'content-type': 'multipart/form-data' }, good() ],
			400,
			'wpcf7_unit_tag_not_found',
		],
		[
			'another boundary',
			() => [ { 'content-type': 'multipart/form-data; boundary=other' }, good() ],
			400,
			'wpcf7_unit_tag_not_found',
		],
		[
			'nothing',
			() => [ { 'content-type': `multipart/form-data; boundary=${ EDGE }` }, '' ],
			400,
			'wpcf7_unit_tag_not_found',
		],
		[
			'noise',
			() => [
				{ 'content-type': `multipart/form-data; boundary=${ EDGE }` },
				Buffer.from( Array.from( { length: 5000 }, ( _, n ) => ( n * 7919 ) % 256 ) ),
			],
			400,
			'wpcf7_unit_tag_not_found',
		],
		[
			'more than PHP takes',
			() => [
				{ 'content-type': `multipart/form-data; boundary=${ EDGE }` },
				multipart( fields( proof, [ [ 'x', 'x'.repeat( 65 * 1024 * 1024 ) ] ] ) ),
			],
			400,
			'wpcf7_unit_tag_not_found',
		],
	] )( '%s', async ( _, make, http, code ) => {
		const [ headers, body ] = make();
		const answer = await raw(
			path(),
			{ ...headers, 'content-length': Buffer.byteLength( body ) },
			body
		);
		expect( [ answer.http, answer.body.code ] ).toEqual( [ http, code ] );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'that ends inside a file has no file', async () => {
		const whole = multipart(
			fields( proof, [ [ 'up', 'x'.repeat( 500 ), file( 'a.txt' ) ] ] )
		);
		const { body } = await raw(
			path(),
			{ 'content-type': `multipart/form-data; boundary=${ EDGE }` },
			whole.subarray( 0, -200 )
		);
		expect( body ).toMatchObject( {
			status: WRONG,
			invalid_fields: [ { field: 'up', message: 'Not arrived.' } ],
		} );
	} );

	it( 'without a form', async () => {
		for ( const which of [ page, '0', '1e3', '%00', '-1', '../1', '1 or 1' ] ) {
			const answer = await raw(
				`/wp-json/contact-form-7/v1/contact-forms/${ encodeURI( String( which ) ) }/feedback`,
				{ 'content-type': `multipart/form-data; boundary=${ EDGE }` },
				good()
			);
			expect( answer.http ).toBe( 404 );
			expect( [ 'wpcf7_not_found', 'rest_no_route' ] ).toContain( answer.body.code );
		}
	} );

	it.each( [
		[ 'a list', '_wpcf7_unit_tag[]', 'x' ],
		[ 'only special characters', '_wpcf7_unit_tag', '<>"\u2028' ],
	] )( 'with a unit tag that is %s', async ( _, name, value ) => {
		expect( ( await send( id, proof, [ [ name, value ] ] ) ).body ).toMatchObject( {
			code: 'wpcf7_unit_tag_not_found',
		} );
	} );

	it( 'returns only valid characters of a unit tag', async () => {
		const { body } = await send( id, proof, [
			[ '_wpcf7_unit_tag', '"><script>wpcf7-f1-o1' ],
			[ 'your-name', '' ],
		] );
		expect( body ).toMatchObject( {
			into: '#scriptwpcf7-f1-o1',
			invalid_fields: [ { error_id: 'scriptwpcf7-f1-o1-ve-your-name' } ],
		} );
	} );
} );

it( 'no file and no log line remains', async () => {
	expect( await leftFiles() ).toEqual( [] );
	expect( await errorLog() ).not.toMatch( /pagewright|forms/i );
} );
