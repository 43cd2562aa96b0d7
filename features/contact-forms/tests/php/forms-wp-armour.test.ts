import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, FORM, GOOD, makeForm, plug, trapFields, unplug } from '../support/contact-form';
import { errorLog, php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-wp-armour.php' );

const DAY = 86_400;
const ARMOUR = 'Pagewright\\Features\\ContactForms\\Spam\\Trap\\WpArmour';
/** The options that its activation stores in version 2. */
const FRESH = {
	wpa_field_name: 'qwerty12',
	wpa_error_message: ' Spamming or your Javascript is disabled !!',
	wpa_disable_test_widget: 'no',
	wpa_enable_timer: 'yes',
	wpa_min_time: 3,
	wpa_require_interaction: 'yes',
	wpa_stop_words: '',
};
const NAMES = [
	...Object.keys( FRESH ),
	'pagewright_forms',
	'pagewright_forms_since',
	'pagewright_forms_wp_armour',
];

const store = ( options: object ) =>
	php(
		`foreach ( ${ phpValue( options ) } as $name => $value ) { update_option( $name, $value ); }`
	);
/** Deactivates it, like the Plugins screen. */
const deactivate = () => call( 'deactivate' );
const settings = () =>
	php< Record< string, unknown > >(
		`return Pagewright\\Features\\ContactForms\\Settings::load()->values();`
	);
const since = ( days: number ) => call( 'since', days );
/** Returns a signed time. */
const token = ( age: number ) =>
	php< string >(
		`$time = (string) ( time() - ${ age } ); return $time . '.' . hash_hmac( 'sha256', $time, wp_salt( 'auth' ) );`
	);

let id: number;
let entry: number;
let sent = 0;

const post = async ( path: string, fields: Record< string, string > ) => {
	const body = new FormData();
	Object.entries( fields ).forEach( ( [ name, value ] ) => body.append( name, value ) );
	return fetch( siteUrl + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
		body,
	} );
};
const submit = async ( fields: Record< string, string > ) => {
	const answer = await post( `/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`, {
		_wpcf7: String( id ),
		_wpcf7_version: '6.1.6',
		_wpcf7_locale: 'en_US',
		_wpcf7_unit_tag: `wpcf7-f${ id }-p1-o1`,
		_wpcf7_container_post: '1',
		...GOOD,
		// An identical submission would get the response of the first.
		'your-message': `Hello ${ ++sent }`,
		...fields,
	} );
	return ( await answer.json() ) as { status: string; message: string };
};
const status = async ( fields: Record< string, string > ) => ( await submit( fields ) ).status;
/** Returns whether a comment with these fields is spam. */
const isSpam = async ( fields: Record< string, string > ) => {
	const text = `A comment ${ ++sent }`;
	const answer = await post( '/wp-comments-post.php', {
		comment_post_ID: String( entry ),
		author: 'Ann',
		email: 'ann@example.com',
		comment: text,
		...fields,
	} );
	expect( answer.status ).toBe( 302 );
	return call< boolean >( 'is_spam', entry, text );
};

beforeAll( async () => {
	await plug(
		'no-mail',
		`add_filter( 'pre_wp_mail', '__return_true' ); add_filter( 'wp_is_comment_flood', '__return_false', 99 ); remove_action( 'check_comment_flood', 'check_comment_flood_db' );`
	);
	id = await makeForm( { form: FORM } );
	entry = await call( 'make_entry' );
} );
beforeEach( async () => {
	await php( `array_map( 'delete_option', ${ phpValue( NAMES ) } );` );
	await store( FRESH );
} );
afterAll( async () => {
	await dropForms();
	await unplug( 'no-mail' );
	await call(
		'remove_entry',
		[ ...NAMES, 'pagewright_spam_counts', 'pagewright_switching' ],
		entry
	);
} );

describe( 'settings of WP Armour', () => {
	it( 'are imported when it is deactivated', async () => {
		await store( {
			wpa_error_message: 'Please phone <b>us</b>.',
			wpa_min_time: 7,
		} );
		await deactivate();
		expect( await settings() ).toMatchObject( {
			trap: true,
			trap_message: 'Please phone us.',
			least_seconds: 7,
		} );
	} );

	it( 'with its default message import no message', async () => {
		await deactivate();
		expect( await settings() ).toMatchObject( {
			trap_message: '',
			test_block: false,
			least_seconds: 3,
		} );
	} );

	it( 'never replace settings of the owner', async () => {
		await php(
			`Pagewright\\Features\\ContactForms\\Settings::of( array( 'trap_message' => 'Ours', 'least_seconds' => 9 ) )->save();`
		);
		await store( { wpa_error_message: 'Theirs', wpa_enable_timer: 'no' } );
		await deactivate();
		expect( await settings() ).toMatchObject( { trap_message: 'Ours', least_seconds: 9 } );
	} );

	it( 'are imported once', async () => {
		await deactivate();
		await php( `Pagewright\\Features\\ContactForms\\Settings::of( array() )->save();` );
		await store( { wpa_error_message: 'Theirs' } );
		await deactivate();
		expect( await settings() ).toMatchObject( { trap_message: '', least_seconds: 2 } );
	} );

	it( 'are imported when this plugin is activated, or later while it is still active', async () => {
		await store( { wpa_enable_timer: 'no' } );
		await php( `function wpa_save_stats() {} ${ ARMOUR }::activated();` );
		expect( await settings() ).toMatchObject( { least_seconds: 2 } );
		await deactivate();
		expect( await settings() ).toMatchObject( { least_seconds: 0 } );
		await php(
			`array_map( 'delete_option', array( 'pagewright_forms', 'pagewright_forms_wp_armour' ) );`
		);
		await php( `${ ARMOUR }::activated();` );
		expect( await settings() ).toMatchObject( { least_seconds: 0 } );
	} );

	it( 'can be invalid or missing', async () => {
		await store( {
			wpa_error_message: [ 'x' ],
			wpa_enable_timer: [ 1 ],
			wpa_min_time: 'soon',
			wpa_disable_test_widget: 5,
		} );
		await deactivate();
		expect( await settings() ).toMatchObject( { trap_message: '', least_seconds: 2 } );
		await php( `array_map( 'delete_option', ${ phpValue( NAMES ) } );` );
		await deactivate();
		expect( await php( `return get_option( 'pagewright_forms_wp_armour' );` ) ).toBe( false );
	} );
} );

describe( 'a cached page with the trap of WP Armour', () => {
	const theirs = { qwerty12: '4711', alt_s: '' };

	it( 'can be sent for 30 days after deactivation', async () => {
		expect( await status( theirs ) ).toBe( 'spam' );
		await deactivate();
		expect( await status( theirs ) ).toBe( 'mail_sent' );
		expect( await isSpam( theirs ) ).toBe( false );
		await since( 29 );
		expect( await status( { ...theirs, alt_t: await token( 40 * DAY ) } ) ).toBe( 'mail_sent' );
		expect( await isSpam( { ...theirs, alt_t: await token( 9 ) } ) ).toBe( false );
		await since( 31 );
		expect( await status( theirs ) ).toBe( 'spam' );
		expect( await isSpam( theirs ) ).toBe( true );
	} );

	it( 'is refused if the decoy is filled in, its field is missing, or the time is forged or too short', async () => {
		await store( { wpa_min_time: '60' } );
		await deactivate();
		for ( const fields of [
			{ ...theirs, alt_s: 'casino' },
			{ alt_s: '' },
			{ qwerty12: '1' },
			{ ...theirs, alt_t: 'x' },
			{
				...theirs,
				alt_t: `${ Math.floor( Date.now() / 1000 ) - 900 }.${ 'a'.repeat( 64 ) }`,
			},
			{ ...theirs, alt_t: await token( 1 ) },
		] as Array< Record< string, string > > ) {
			expect( await status( fields ), JSON.stringify( fields ) ).toBe( 'spam' );
			expect( await isSpam( fields ), JSON.stringify( fields ) ).toBe( true );
		}
	} );
} );

it( 'while both are active, its time is accepted instead of ours', async () => {
	const both = { ...( await trapFields() ), qwerty12: '4711', alt_t: await token( 60 ) };
	expect( await status( both ) ).toBe( 'mail_sent' );
	expect( await isSpam( both ) ).toBe( false );
	expect( await status( { ...both, alt_t: await token( 0 ) } ) ).toBe( 'spam' );
} );

it( 'its message is shown when the trap refuses a form', async () => {
	await store( { wpa_error_message: 'Please phone us.' } );
	await deactivate();
	expect( await submit( {} ) ).toMatchObject( { status: 'spam', message: 'Please phone us.' } );
	const registration = await post( '/wp-login.php?action=register', {
		user_login: 'armoured',
		user_email: 'armoured@example.com',
	} );
	expect( await registration.text() ).toContain( 'Please phone us.' );
	const links = 'https://casino.test '.repeat( 11 );
	expect( ( await submit( { ...( await trapFields() ), 'your-message': links } ) ).message ).toBe(
		'This is spam.'
	);
	expect( await errorLog() ).toBe( '' );
} );
