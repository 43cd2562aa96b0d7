// Does not depend on the database.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, dropForms, makeForm, plug, route, submit, unplug } from '../support/contact-form';
import { errorLog, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-old-tags.php' );

const html = async ( form: string, before = '' ) => {
	const id = await makeForm( { form } );
	return php< string >( `${ before } return do_shortcode( '[contact-form-7 id="${ id }"]' );` );
};
/** These tests do not read the label of the trap. */
const PLAIN = { trap: false };
/** Returns the visible text of a form. */
const words = ( page: string ) =>
	page
		.replace( /<(script|noscript)\b.*?<\/\1>/gs, '' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
const setOptions = ( options: object ) => call( 'set_options', options );

beforeEach( () => setOptions( { pagewright_forms: PLAIN, wpcf7: null } ) );
afterAll( async () => {
	await setOptions( {
		pagewright_forms: {},
		pagewright_forms_since: null,
		pagewright_switching: null,
		wpcf7: null,
	} );
	await dropForms();
} );

describe( 'tags of services', () => {
	const KEYS = {
		...PLAIN,
		captcha: 'turnstile',
		captcha_key: 'the-key',
		captcha_secret: 'the-secret',
	};

	it.each( [
		'turnstile',
		'recaptcha',
		'hcaptcha',
		'cf7-hcaptcha',
		'turnstile theme:dark size:compact',
	] )( '[%s] is the position of the captcha', async ( tag ) => {
		const form = `<div class="here">[${ tag }]</div><p>[text your-name]</p>[submit "Send"]`;
		const without = await html( form );
		expect( words( without ) ).toBe( '' );
		expect( without ).not.toContain( 'pagewright-captcha' );
		await setOptions( { pagewright_forms: KEYS } );
		const page = await html( form );
		expect( page.match( /class="pagewright-captcha"/g ) ).toHaveLength( 1 );
		expect( page ).toMatch( /<div class="here">\s*<span class="pagewright-captcha"/ );
	} );

	it( 'a form with two of them shows one, and a form without them shows it before the button', async () => {
		await setOptions( { pagewright_forms: KEYS } );
		expect(
			( await html( '[turnstile][recaptcha][submit "Send"]' ) ).match(
				/class="pagewright-captcha"/g
			)
		).toHaveLength( 1 );
		expect( await html( '[text your-name]\n\n[submit "Send"]' ) ).toMatch(
			/your-name.*class="pagewright-captcha".*wpcf7-submit/s
		);
	} );

	it( 'payment tags are not shown as text; users who edit the form get a message', async () => {
		expect( words( await html( '[stripe currency:usd amount:100 "Pay"]' ) ) ).toBe( '' );
		expect(
			words(
				await html( '[stripe currency:usd amount:100 "Pay"]', 'wp_set_current_user( 1 );' )
			)
		).toMatch( /not supported/ );
	} );

	it( 'an add-on with a tag of that name has priority', async () => {
		expect(
			words(
				await html(
					'[hcaptcha]',
					`add_action( 'wpcf7_init', static fn () => wpcf7_add_form_tag( 'hcaptcha', static fn () => '<b>theirs</b>' ) );`
				)
			)
		).toBe( 'theirs' );
	} );
} );

describe( 'unknown tags', () => {
	it.each( [
		'[rating* stars]',
		'[phonetext* phone-12 "+49"]',
		'[mfile upload-file-31 limit:5mb]',
		'[signature]',
		'[dynamictext page-title "CF7_get_post_var key=\'title\'"]',
		'[mfile upload-file-31 "a &amp; b"]',
		'[group more clear_on_hide]Hello[/group]',
		'[step "1"]',
	] )( '%s is not shown to visitors', async ( tag ) => {
		const shown = words( await html( `<p>Before ${ tag } after</p>[text your-name]` ) );
		expect( shown ).toMatch( /^Before (Hello )?after$/ );
	} );

	it.each( [ '[optional]', '[see below]', '[1]', '[x]', '[your choice, please]' ] )(
		'%s is not changed',
		async ( text ) => {
			expect( words( await html( `<p>${ text }</p>[text your-name]` ) ) ).toBe( text );
		}
	);

	it( 'the value of a field is not changed', async () => {
		const page = await html(
			'[mfile upload-file-31 limit:5mb] [textarea your-text][text your-name default:get]',
			`add_filter( 'pagewright/forms/elements', static fn ( $html ) => str_replace( '</textarea>', '[mfile upload-file-31 limit:5mb]</textarea>', $html ) );`
		);
		expect( page ).toContain( '[mfile upload-file-31 limit:5mb]</textarea>' );
		expect( words( page.replace( /<textarea.*?<\/textarea>/s, '' ) ) ).toBe( '' );
	} );

	it( 'the editor lists them', async () => {
		const id = await makeForm( {
			form: '[rating* stars] [text your-name] [optional] [group a-1]x[/group]',
		} );
		const findings = await call< Array< { code: string; message: string } > >( 'findings', id );
		expect( findings.map( ( { code } ) => code ) ).toEqual( [ 'unsupported_tags' ] );
		expect( findings[ 0 ]!.message ).toMatch(
			/: \[rating\* stars\], \[group a-1\], \[\/group\]$/
		);
	} );
} );

/**
 * Tags whose service is not set up, whose plugin is missing, or which are unknown: visitors see
 * them nowhere.
 */
describe( 'text that visitors do not see', () => {
	const TAGS = [
		'[turnstile]',
		'[turnstile theme:dark size:compact]',
		'[recaptcha]',
		'[recaptcha id:x class:y size:compact theme:dark align:center]',
		'[hcaptcha]',
		'[cf7-hcaptcha]',
		'[stripe currency:usd amount:100 "Pay" "Done"]',
		'[captchac cap-1 size:l fg:#ffffff bg:#000000]',
		'[captchar cap-1 4/4]',
		'[honeypot hp-1 nomessage:true]',
		'[phonetext* phone-12 "+49"]',
		'[mfile upload-file-31 limit:5mb]',
		'[cf7sr-simple-recaptcha]',
		'[simple-turnstile]',
		'[bws_google_captcha]',
		'[wpcf7-image-cropper* crop-1]',
	];
	const NAMES = /\[|captcha|turnstile|stripe|honeypot|phonetext|mfile|cropper/;
	const form = `<p>[text your-name]</p>\n${ TAGS.map( ( tag ) => `<p>${ tag }</p>` ).join( '\n' ) }\n<p>[submit "Send"]</p>`;
	let id = 0;
	beforeEach( async () => {
		id = await makeForm( { form, mail: { body: 'From [your-name]' } } );
	} );

	it.each( TAGS )( 'on a page: %s', async ( tag ) => {
		expect( words( await html( `<p>Before ${ tag } after</p>[submit]` ) ) ).toBe(
			'Before after'
		);
	} );

	it( 'no quiz, which works', async () => {
		const page = await html( '<p>[quiz sum-1 "1+1=?|2"]</p>' );
		expect( words( page ) ).toMatch( /^1\+1=\?[ *]*$/ );
	} );

	it( 'in previews of the block and of the editor', async () => {
		const shown = await call< string >( 'shown', id );
		// Users who can edit the form read a message about tags that do not work.
		expect( words( shown ) ).not.toMatch( /\[|turnstile|honeypot|phonetext|mfile|cropper/ );
	} );

	it( 'in responses to visitors', async () => {
		for ( const [ what, init ] of [
			[ 'refill', {} ],
			[ 'feedback/schema', {} ],
			[ 'feedback', { method: 'POST', body: bodyOf( { 'your-name': 'Ann' } ) } ],
		] as const ) {
			const answer = await ( await fetch( route( id, what ), init ) ).text();
			expect(
				answer.replace( /"captcha":\{[^}]*\}/, '' ).replace( /[[\]]/g, '' ),
				what
			).not.toMatch( NAMES );
		}
	} );

	it( 'as field names for mails', async () => {
		expect( await call( 'names_in_preview', id ) ).toEqual( [ 'your-name' ] );
	} );

	it( 'in mails that contain them', async () => {
		const mailed = await makeForm( {
			form,
			mail: { body: 'From [your-name] [cap-1]', subject: 'S', sender: 'site@example.org' },
		} );
		await plug(
			'mails',
			`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { update_option( 'test_mail', $mail['message'] ); return true; }, 10, 2 );`
		);
		await submit( mailed, { 'your-name': 'Ann', 'cap-1': 'ABCD' } );
		const message = await php< string >(
			`$mail = get_option( 'test_mail' ); delete_option( 'test_mail' ); return $mail;`
		);
		await unplug( 'mails' );
		// As in the original, a name without a field in mails stays as typed.
		expect( message.trim() ).toBe( 'From Ann [cap-1]' );
	} );
} );

describe( 'keys of Contact Form 7', () => {
	/** Changes the list of active plugins like a deactivation. */
	const deactivate = () => call< any >( 'deactivate' );

	it.each( [
		[ 'turnstile', 'turnstile' ],
		[ 'recaptcha', 'recaptcha_v3' ],
	] )( 'of %s are used after its deactivation', async ( name, service ) => {
		await setOptions( { wpcf7: { [ name ]: { 'a-key': 'a-secret' } } } );
		expect( await deactivate() ).toEqual( [ service, 'a-key', 'a-secret' ] );
	} );

	it( 'do not replace values that were set here, and invalid values change nothing', async () => {
		const own = { captcha: 'hcaptcha', captcha_key: 'mine', captcha_secret: 'my-secret' };
		await setOptions( { pagewright_forms: own, wpcf7: { turnstile: { k: 's' } } } );
		expect( await deactivate() ).toEqual( [ 'hcaptcha', 'mine', 'my-secret' ] );
		for ( const odd of [
			'text',
			5,
			{ turnstile: 'k' },
			{ turnstile: { k: [] } },
			{ recaptcha: [ '' ] },
		] ) {
			await setOptions( { pagewright_forms: {}, wpcf7: odd } );
			expect( await deactivate() ).toEqual( [ '', '', '' ] );
		}
		expect( await errorLog() ).toBe( '' );
	} );
} );
