import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	AGENT,
	bodyOf,
	dropForms,
	GOOD,
	makeForm,
	plug,
	route,
	submit,
	unplug,
} from '../support/contact-form';
import { countMails, mails } from '../support/mail-double';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-quiz-replay.php' );

countMails();

let form = 0;
beforeAll( async () => {
	await php( `delete_option( 'pagewright_forms' );` );
	form = await makeForm( {
		form: '[text* your-name][email your-email][textarea your-message][quiz q "One?|1"]',
	} );
} );
afterAll( async () => {
	await dropForms();
	await call( 'forget_answers' );
} );

const fresh = async () =>
	(
		( await ( await fetch( route( form, 'refill' ) ) ).json() ) as {
			quiz: { q: [ string, string ] };
		}
	 ).quiz.q[ 1 ];
let number = 0;
/** A unique submission with an answer to the question. */
const answered = ( proof: string, more: Record< string, string > = {} ) => ( {
	...GOOD,
	'your-message': `message ${ number++ }`,
	q: '1',
	_wpcf7_quiz_answer_q: proof,
	...more,
} );

describe( 'the proof of a quiz', () => {
	it( 'is accepted once', async () => {
		const proof = await fresh();
		expect( ( await submit( form, answered( proof ) ) ).status ).toBe( 'mail_sent' );
		for ( let i = 0; i < 2; i++ ) {
			const again = await submit( form, answered( proof ) );
			expect( again.status ).toBe( 'validation_failed' );
			expect( again.invalid_fields ).toMatchObject( [
				{ field: 'q', message: 'Wrong answer.' },
			] );
		}
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'of a cached page asks the second visitor again, and loses nothing', async () => {
		const proof = await fresh();
		expect( ( await submit( form, answered( proof ) ) ).status ).toBe( 'mail_sent' );
		const typed = answered( proof );
		const { status, quiz } = await submit( form, typed );
		expect( status ).toBe( 'validation_failed' );
		const next = quiz!.q![ 1 ];
		expect( next ).not.toBe( proof );
		expect( ( await submit( form, { ...typed, _wpcf7_quiz_answer_q: next } ) ).status ).toBe(
			'mail_sent'
		);
	} );

	it( 'is accepted once if many requests send it at the same moment', async () => {
		const proof = await fresh();
		const answers = await Promise.all(
			Array.from( { length: 6 }, () => submit( form, answered( proof ) ) )
		);
		expect( answers.filter( ( { status } ) => status === 'mail_sent' ) ).toHaveLength( 1 );
		expect( answers.filter( ( { status } ) => status === 'validation_failed' ) ).toHaveLength(
			5
		);
	} );

	it( 'is not used up by an error elsewhere, nor by a wrong answer', async () => {
		const proof = await fresh();
		expect( ( await submit( form, answered( proof, { 'your-name': '' } ) ) ).status ).toBe(
			'validation_failed'
		);
		expect( ( await submit( form, answered( proof, { 'your-email': 'none' } ) ) ).status ).toBe(
			'validation_failed'
		);
		expect( ( await submit( form, answered( proof, { q: '2' } ) ) ).status ).toBe(
			'validation_failed'
		);
		expect( ( await submit( form, answered( proof ) ) ).status ).toBe( 'mail_sent' );
	} );

	it( 'is accepted twice for a duplicate submission, which is sent once', async () => {
		const same = answered( await fresh() );
		await mails();
		const answers = [ await submit( form, same ), await submit( form, same ) ];
		expect( answers.map( ( { status } ) => status ) ).toEqual( [ 'mail_sent', 'mail_sent' ] );
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'differs each time, and its marker is small and expires', async () => {
		const proofs = await Promise.all( Array.from( { length: 8 }, fresh ) );
		expect( new Set( proofs ).size ).toBe( 8 );
		await php(
			`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%\\\\_pagewright\\\\_quiz\\\\_%'" );`
		);
		await submit( form, answered( proofs[ 0 ]! ) );
		const marks = () => call< { option_name: string; option_value: string }[] >( 'marks' );
		const left = await marks();
		expect( left.map( ( { option_value: value } ) => value.length ) ).toEqual( [ 1, 10 ] );
		expect( Number( left[ 1 ]!.option_value ) ).toBeLessThanOrEqual(
			Date.now() / 1000 + 7 * 86_400 + 60
		);
		await call( 'expire_marks' );
		expect( await marks() ).toEqual( [] );
	} );

	it( 'of a page from an older version is accepted once', async () => {
		const old = await call< string >( 'old_proof', form );
		expect( ( await submit( form, answered( old ) ) ).status ).toBe( 'mail_sent' );
		expect( ( await submit( form, answered( old ) ) ).status ).toBe( 'validation_failed' );
	} );

	it( 'that was used keeps the entered values on a page without scripts', async () => {
		const page = await call< number >( 'make_page', form );
		const proof = await fresh();
		await submit( form, answered( proof ) );
		const body = bodyOf(
			{ ...answered( proof, { 'your-message': 'my long text' } ), _wpcf7: String( form ) },
			`wpcf7-f${ form }-p${ page }-o1`
		);
		const html = await (
			await fetch( `${ siteUrl }/?page_id=${ page }`, {
				method: 'POST',
				body,
				headers: { 'user-agent': AGENT },
			} )
		).text();
		expect( html ).toContain( 'Wrong answer.' );
		expect( html ).toContain( 'my long text' );
		expect( html ).not.toContain( proof );
		await php( `wp_delete_post( ${ page }, true );` );
	} );
} );

describe( 'the rate limit', () => {
	it( 'treats an IPv6 network as one visitor', async () => {
		expect( await call( 'identities' ) ).toEqual( [
			'192.0.2.1',
			'2001:db8:1:2::/64',
			'2001:db8:1:2::/64',
			'2001:db8:1:3::/64',
			'192.0.2.1',
			'::/64',
		] );
	} );

	it.each< [ string, Record< string, string >, boolean ] >( [
		[ '127.0.0.1', {}, true ],
		[ '::1', {}, true ],
		[ '::ffff:127.0.0.1', {}, true ],
		[ '192.0.2.1', {}, false ],
		[ '2001:db8::1', {}, false ],
		...[
			'X_FORWARDED_FOR',
			'FORWARDED',
			'X_REAL_IP',
			'CF_CONNECTING_IP',
			'TRUE_CLIENT_IP',
			'VIA',
		].map( ( name ): [ string, Record< string, string >, boolean ] => [
			'127.0.0.1',
			{ [ `HTTP_${ name }` ]: 'x' },
			false,
		] ),
	] )( 'trusts %s with %o: %s', async ( ip, server, is ) => {
		expect( await call( 'is_machine', server, ip ) ).toBe( is );
	} );

	it( 'counts visitors behind a proxy on the same machine, and networks as one', async () => {
		await php(
			`Pagewright\\Features\\ContactForms\\Settings::of( array( 'rate_count' => 2, 'rate_minutes' => 1440 ) )->save();`
		);
		const plain = await makeForm();
		const send = async ( headers: Record< string, string > ) =>
			( await submit( plain, { ...GOOD, 'your-message': `rate ${ number++ }` }, headers ) )
				.status;
		for ( const header of [
			'X-Forwarded-For',
			'X-Real-IP',
			'Forwarded',
			'CF-Connecting-IP',
		] ) {
			await php(
				`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%\\\\_pagewright\\\\_rate\\\\_%'" );`
			);
			const seen = [];
			for ( let i = 0; i < 3; i++ ) {
				seen.push( await send( { [ header ]: `192.0.2.${ i }` } ) );
			}
			expect( seen, header ).toEqual( [ 'mail_sent', 'mail_sent', 'spam' ] );
			expect( await send( {} ), 'the machine itself' ).toBe( 'mail_sent' );
		}
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/remote-ip', static fn ( $ip ) => $_SERVER['HTTP_X_TEST'] ?? $ip );`
		);
		const seen = [];
		for ( let i = 1; i < 4; i++ ) {
			seen.push( await send( { 'X-Test': `2001:db8:7:7::${ i }` } ) );
		}
		expect( seen ).toEqual( [ 'mail_sent', 'mail_sent', 'spam' ] );
		expect( await send( { 'X-Test': '2001:db8:7:8::1' } ) ).toBe( 'mail_sent' );
		await unplug( 'addon' );
		await php( `delete_option( 'pagewright_forms' );` );
	} );

	it( 'warns the owner if a proxy hides all visitors', async () => {
		const status = ( server: Record< string, string > ) =>
			call< string >( 'status_of_visitors', server );
		expect(
			await status( { REMOTE_ADDR: '127.0.0.1', HTTP_X_FORWARDED_FOR: '192.0.2.1' } )
		).toBe( 'recommended' );
		expect( await status( { REMOTE_ADDR: '10.0.0.7', HTTP_X_REAL_IP: '192.0.2.1' } ) ).toBe(
			'recommended'
		);
		expect( await status( { REMOTE_ADDR: '127.0.0.1' } ) ).toBe( 'good' );
		expect( await status( { REMOTE_ADDR: '198.51.100.7', HTTP_VIA: '1.1 x' } ) ).toBe( 'good' );
		const tests = await call< string[] >( 'site_health_tests' );
		expect( tests ).toEqual(
			expect.arrayContaining( [ 'pagewright_inbox', 'pagewright_visitors' ] )
		);
	} );
} );
