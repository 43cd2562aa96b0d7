// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/contact-form';
import { fieldsOf, LENIENT, SENT, STRICT } from '../support/guards';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-guards-others.php' );

const PLACES = [ 'comments', 'login', 'registration', 'lost_password', 'other_forms' ];
const settings = ( places: string[] ) =>
	php(
		`Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( { places, test_block: true } ) } )->save();`
	);

/** Hooks that print a form, with their place. */
const PRINTED: Record< string, string > = {
	comment_form: 'comments',
	login_form: 'login',
	register_form: 'registration',
	lostpassword_form: 'lost_password',
	woocommerce_login_form: 'login',
	woocommerce_register_form: 'registration',
	woocommerce_lostpassword_form: 'lost_password',
	bbp_theme_before_topic_form_submit_wrapper: 'other_forms',
	bbp_theme_before_reply_form_submit_wrapper: 'other_forms',
	bp_before_registration_submit_buttons: 'registration',
	wpforms_display_submit_before: 'other_forms',
	frm_entry_form: 'other_forms',
};
/** Hooks that filter the HTML of a form. */
const CHANGED: Record< string, string > = {
	login_form_middle: 'login',
	gform_submit_button: 'other_forms',
	wpcf7_form_elements: 'other_forms',
};

const BBPRESS = ( hook: string ) =>
	`function bbp_add_error( $code ) { $GLOBALS['said'] = $code; } do_action( '${ hook }', 1 ); return isset( $GLOBALS['said'] );`;
const ERRORS = ( hook: string ) =>
	`return apply_filters( '${ hook }', new WP_Error(), 'ann', 'ann@example.com' )->has_errors();`;

/** Hooks that validate a submission: the place, and PHP that returns whether it was rejected. */
const JUDGED: Record< string, [ place: string, code: string ] > = {
	preprocess_comment: [
		'comments',
		`do_action( 'pre_comment_on_post', 1 ); return 'spam' === apply_filters( 'pre_comment_approved', 1, apply_filters( 'preprocess_comment', array( 'comment_content' => 'x' ) ) );`,
	],
	registration_errors: [
		'registration',
		`$GLOBALS['pagenow'] = 'wp-login.php'; ${ ERRORS( 'registration_errors' ) }`,
	],
	lostpassword_post: [
		'lost_password',
		`$errors = new WP_Error(); do_action( 'lostpassword_post', $errors, false ); return $errors->has_errors();`,
	],
	authenticate: [
		'login',
		`return str_contains( apply_filters( 'woocommerce_process_login_errors', new WP_Error(), 'admin', 'wrong' )->has_errors() ? 'too early' : wp_authenticate( 'admin', 'wrong' )->get_error_message(), 'you could not be logged in' );`,
	],
	woocommerce_process_registration_errors: [
		'registration',
		ERRORS( 'woocommerce_process_registration_errors' ),
	],
	bbp_new_topic_pre_extras: [ 'other_forms', BBPRESS( 'bbp_new_topic_pre_extras' ) ],
	bbp_new_reply_pre_extras: [ 'other_forms', BBPRESS( 'bbp_new_reply_pre_extras' ) ],
	bp_signup_validate: [
		'registration',
		`function buddypress() { static $all; return $all ??= (object) array( 'signup' => (object) array( 'errors' => array() ) ); } do_action( 'bp_signup_validate' ); return array() !== buddypress()->signup->errors;`,
	],
	wpforms_process: [
		'other_forms',
		`function wpforms() { static $all; return $all ??= (object) array( 'process' => (object) array( 'errors' => array() ) ); } do_action( 'wpforms_process', array(), array(), array( 'id' => 3 ) ); return isset( wpforms()->process->errors[3]['header'] );`,
	],
	frm_validate_entry: [
		'other_forms',
		`return array() !== apply_filters( 'frm_validate_entry', array(), array() );`,
	],
	gform_entry_is_spam: [
		'other_forms',
		`return apply_filters( 'gform_entry_is_spam', false, array(), array() );`,
	],
	wpcf7_spam: [ 'other_forms', `return apply_filters( 'wpcf7_spam', false, null );` ],
};
/**
 * Contact Form 7 submits its forms by REST, also from pages that were cached before the honeypot
 * existed.
 */
const BY_REST = `define( 'REST_REQUEST', true );`;

const print = ( hook: string ) =>
	hook in CHANGED
		? `return apply_filters( '${ hook }', '<button>Send</button>', array() );`
		: `ob_start(); do_action( '${ hook }', array(), 'create', array() ); return ob_get_clean();`;
const asAdmin = `wp_set_current_user( get_users( array( 'role' => 'administrator', 'fields' => 'ids' ) )[0] );`;

/** Returns whether a submission is rejected. */
const isRefused = async ( hook: string, sent: ( typeof SENT )[ number ], before = '' ) =>
	call< boolean >(
		'is_refused',
		{ ...( await fieldsOf( sent ) ), user_login: 'admin' },
		before,
		sent === 'editor' ? asAdmin : 'wp_set_current_user( 0 );',
		JUDGED[ hook ]![ 1 ]
	);

// Elsewhere we serve its hooks.
beforeAll( () => plug( 'original', `define( 'WPCF7_PLUGIN', __FILE__ );` ) );
beforeEach( () => settings( PLACES ) );
afterAll( async () => {
	await unplug( 'original' );
	await php( `delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' );` );
} );

it( 'the tables contain every hook', async () => {
	const hooks = await call< Record< string, string[] > >( 'hooks' );
	expect( Object.keys( PRINTED ).sort() ).toEqual( hooks.PRINTED!.sort() );
	expect( Object.keys( CHANGED ).sort() ).toEqual( hooks.CHANGED!.sort() );
	// A login is checked after the password.
	expect( Object.keys( JUDGED ).sort() ).toEqual( [ ...hooks.JUDGED!, 'authenticate' ].sort() );
} );

describe.each( Object.entries( { ...PRINTED, ...CHANGED } ) )( '%s', ( hook, place ) => {
	it( `has the honeypot if it guards ${ place }, and not otherwise`, async () => {
		const on = await php< string >( print( hook ) );
		expect( on ).toContain( 'name="alt_s"' );
		expect( on, 'for visitors' ).not.toContain( 'pagewright-spam-test' );
		expect( await php( asAdmin + print( hook ) ) ).toContain( 'Act as a spam bot' );
		await settings( PLACES.filter( ( one ) => one !== place ) );
		expect( await php( asAdmin + print( hook ) ) ).not.toMatch( /alt_s|pagewright-spam-test/ );
	} );
} );

describe( 'by REST', () => {
	it.each( SENT )(
		'forms of Contact Form 7 are refused only with evidence: %s',
		async ( sent ) => {
			expect( await isRefused( 'wpcf7_spam', sent, BY_REST ) ).toBe(
				LENIENT[ sent ] === 'refused'
			);
		}
	);

	it.each( Object.keys( JUDGED ).filter( ( hook ) => hook !== 'wpcf7_spam' ) )(
		'no other request has a form: %s',
		async ( hook ) => {
			expect( await isRefused( hook, 'decoy', BY_REST ) ).toBe( false );
		}
	);
} );

describe.each( Object.entries( JUDGED ) )( '%s', ( hook, [ place ] ) => {
	const outcomes = [ 'login', 'lost_password' ].includes( place ) ? LENIENT : STRICT;
	it.each( SENT )( '%s', async ( sent ) => {
		expect( await isRefused( hook, sent ) ).toBe( outcomes[ sent ] === 'refused' );
	} );

	it( 'checks nothing if the honeypot does not guard it', async () => {
		await settings( PLACES.filter( ( one ) => one !== place ) );
		expect( await isRefused( hook, 'decoy' ) ).toBe( false );
	} );
} );
