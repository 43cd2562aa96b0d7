import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	bodyOf,
	dropForms,
	GOOD,
	MAIL,
	makeForm,
	plug,
	route,
	unplug,
} from '../support/contact-form';
import { inside } from '../support/forms';
import { countMails, mails } from '../support/mail-double';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-mail-user.php' );

let form = 0;
const send = async () => {
	const one = await visitor( 'subscriber' );
	const response = await one.fetch( route( form ).slice( siteUrl.length ), {
		method: 'POST',
		headers: one.nonce,
		body: bodyOf( GOOD ),
	} );
	return ( await response.json() ) as { status: string };
};

countMails();
beforeAll( () => visitor( 'subscriber' ) );
afterAll( async () => {
	await dropForms();
	await call( 'remove_secrets' );
} );

describe( 'mail tags of the user', () => {
	const OPEN = [
		'login',
		'email',
		'url',
		'nicename',
		'display_name',
		'first_name',
		'last_name',
		'nickname',
		'description',
		'id',
		'ID',
		'roles',
	];
	const SECRET = [
		'totp_secret',
		'user_totp_secret',
		'pass',
		'user_pass',
		'activation_key',
		'session_tokens',
		'capabilities',
		'wp_capabilities',
		'wp_user_level',
		'application_passwords',
		'_application_passwords',
		'community-events-location',
		'registered',
		'locale',
		'TOTP_SECRET',
		'data',
		'caps',
	];

	beforeAll( () => call( 'store_secrets' ) );

	it.each( [ 'mail', 'second' ] as const )(
		'contain the profile, in every part of a mail: %s',
		async ( which ) => {
			const all = [ ...OPEN, ...SECRET ]
				.map( ( name ) => `${ name }=[_user_${ name }]` )
				.join( '|' );
			form = await makeForm( {
				[ which ]: {
					...MAIL,
					active: true,
					body: all,
					subject: all,
					additional_headers: `X-All: ${ all }`,
				},
			} );
			await mails();
			expect( ( await send() ).status ).toBe( 'mail_sent' );
			const sent = ( await mails() ).at( which === 'mail' ? 0 : 1 )!;
			const id = await php< number >(
				`return get_user_by( 'login', 'test-subscriber' )->ID;`
			);
			const values = [
				'test-subscriber',
				'subscriber@example.org',
				'http://a.example',
				'test-subscriber',
				'Ada L',
				'Ada',
				'L',
				'nick',
				'about',
				String( id ),
				String( id ),
				'subscriber',
			];
			const wanted = [
				...OPEN.map( ( name, i ) => `${ name }=${ values[ i ] }` ),
				...SECRET.map( ( name ) => `${ name }=` ),
			].join( '|' );
			expect( sent.message ).toBe( wanted );
			expect( sent.subject ).toBe( wanted );
			expect( sent.headers ).toContain( `X-All: ${ wanted }` );
		}
	);

	it( 'can be extended by the site', async () => {
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/user-fields', static fn ( $fields ) => $fields + array( 'phone' => 'totp_secret', 'key' => 'user_pass' ) );`
		);
		form = await makeForm( { mail: { body: '[_user_phone]|[_user_key]' } } );
		await mails();
		await send();
		expect( ( await mails() )[ 0 ]?.message ).toBe( 'JBSWY3DPEHPK3PXP|' );
		await unplug( 'addon' );
	} );

	it( 'are not expanded in fields whose names begin like them', async () => {
		const as = `wp_set_current_user( get_user_by( 'login', 'test-subscriber' )->ID );`;
		for ( const name of SECRET.filter( ( one ) => /^[\w-]+$/.test( one ) ) ) {
			expect(
				( await inside( [ `[text a default:user_${ name }]` ], as ) )[ 0 ],
				name
			).toContain( 'value=""' );
		}
		expect( ( await inside( [ '[hidden a default:user_first_name]' ], as ) )[ 0 ] ).toContain(
			'value="Ada"'
		);
	} );

	it( 'that are refused are reported to users who edit the form', async () => {
		const id = await makeForm( {
			mail: { body: '[_user_totp_secret] [_user_login] [_user_agent]' },
		} );
		const found = await call< Record< string, { code: string; message: string }[] > >(
			'findings',
			id
		);
		expect( found[ 'mail.body' ]?.[ 0 ] ).toMatchObject( { code: 'user_field_not_allowed' } );
		expect( found[ 'mail.body' ]?.[ 0 ]?.message ).toContain( '[_user_totp_secret]' );
	} );
} );
