import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	dropForms,
	FORM,
	GOOD,
	makeForm,
	plug,
	submit,
	trapFields,
	unplug,
} from '../support/contact-form';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-spam.php' );

const settings = ( values: Record< string, unknown > ) =>
	php( `Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( values ) } )->save();` );
const counts = () =>
	php< Record< string, Record< string, number > > >(
		`return (object) Pagewright\\Features\\ContactForms\\Spam\\Counts::all();`
	);
/** The trap with one change. */
async function trapBut( change: ( name: string ) => Record< string, string | undefined > ) {
	const fields = await trapFields();
	const name = Object.keys( fields ).find( ( key ) => ! key.startsWith( 'alt_' ) )!;
	return { fields, name, changed: change( name ) as Record< string, string > };
}

describe( 'spam', () => {
	let id: number;
	beforeAll( () => plug( 'no-mail', `add_filter( 'pre_wp_mail', '__return_true' );` ) );
	beforeEach( async () => {
		await php(
			`delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' );`
		);
		id = await makeForm( { form: FORM } );
	} );
	afterEach( dropForms );
	afterAll( async () => {
		await unplug( 'no-mail' );
		await call( 'forget_settings' );
	} );

	describe( 'the trap', () => {
		it( 'accepts its unchanged fields', async () => {
			expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_sent' );
			expect( await counts() ).toEqual( {} );
		} );

		it.each( [
			[ 'the decoy filled in', () => ( { alt_s: 'http://casino.test' } ) ],
			[ 'a changed value', ( name: string ) => ( { [ name ]: 'x' } ) ],
			[ 'another field instead', ( name: string ) => ( { [ name ]: '', abcdefgh: '1' } ) ],
		] )( 'refuses %s, and counts it without its content', async ( _, change ) => {
			const { changed } = await trapBut( change );
			const answer = await submit( id, { ...GOOD, ...changed } );
			expect( answer.status ).toBe( 'spam' );
			expect( answer.message ).toBe( 'This is spam.' );
			expect( Object.values( await counts() ) ).toEqual( [ { [ `form-${ id }` ]: 1 } ] );
		} );

		it( 'refuses submissions without its fields', async () => {
			const body = new FormData();
			Object.entries( { ...GOOD, _wpcf7_unit_tag: 'wpcf7-f1-o1' } ).forEach(
				( [ name, value ] ) => body.append( name, value )
			);
			const response = await fetch(
				`${ siteUrl }/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
				{ method: 'POST', body, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } }
			);
			expect( ( await response.json() ).status ).toBe( 'spam' );
		} );

		it.each( [
			[ 0, true ],
			[ 1, true ],
			[ 29, true ],
			[ 31, false ],
		] )( 'accepts the name of %i days ago: %s', async ( days, isKept ) => {
			expect( await call( 'is_name_known', days ) ).toBe( isKept );
		} );

		it( 'has new names every day and after a renewal', async () => {
			const names = await call< string[] >( 'names' );
			expect( new Set( names ).size ).toBe( 400 );
			names.forEach( ( name ) => expect( name ).toMatch( /^[a-z][a-z0-9]{7}$/ ) );
		} );

		it( 'is in the page, invisible, labelled, and out of reach of keyboards and password managers', async () => {
			const html = await call< string >( 'html', id );
			const decoy = /<span class="pagewright-alternative"[^]*?<\/span>/.exec( html )![ 0 ];
			expect( decoy ).toContain( 'aria-hidden="true"' );
			expect( decoy ).toMatch(
				/<label>Alternative: <input type="text" name="alt_s" value=""[^>]*tabindex="-1"[^>]*autocomplete="off"[^>]*data-1p-ignore/
			);
			const fields = await trapFields();
			const name = Object.keys( fields ).find( ( key ) => ! key.startsWith( 'alt_' ) )!;
			expect( decoy ).toContain( `name="${ name }" value="${ fields[ name ] }"` );
			expect( html, 'for visitors' ).not.toContain( 'pagewright-spam-test' );
		} );

		it( 'waits for a script if the site says so, and then informs visitors without scripts', async () => {
			await settings( { trap_script: true } );
			const html = await call< string >( 'html', id );
			const fields = await trapFields();
			const name = Object.keys( fields ).find( ( key ) => ! key.startsWith( 'alt_' ) )!;
			expect( html ).not.toContain( `name="${ name }"` );
			expect( html ).toContain( `data-pagewright-trap="${ name } ${ fields[ name ] }"` );
			expect( html ).toContain( '<noscript><p>Please turn on JavaScript' );
		} );

		it( 'is absent if it is off', async () => {
			await settings( { trap: false } );
			const html = await call< string >( 'html', id );
			expect( html ).not.toContain( 'alt_s' );
			expect( ( await submit( id, { ...GOOD, alt_s: 'x' } ) ).status ).toBe( 'mail_sent' );
		} );

		it( 'accepts editors, unless they act as a spam bot', async () => {
			const editor = await visitor( 'administrator' );
			const send = async ( fields: Record< string, string > ) => {
				const body = new FormData();
				Object.entries( { ...GOOD, _wpcf7_unit_tag: 'wpcf7-f1-o1', ...fields } ).forEach(
					( [ name, value ] ) => body.append( name, value )
				);
				const response = await editor.fetch(
					`/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
					{ method: 'POST', body, headers: editor.nonce }
				);
				return ( await response.json() ).status;
			};
			expect( await send( { 'your-message': 'One' } ) ).toBe( 'mail_sent' );
			expect( await send( { alt_s: 'spam-bot' } ) ).toBe( 'spam' );
		} );
	} );

	describe( 'the minimum time', () => {
		const stamp = ( seconds: number ) =>
			php< string >(
				`return Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() + ${ seconds } );`
			);

		it.each( [
			[ 'a new page', 0, 'spam' ],
			[ 'a page of a minute ago', -60, 'mail_sent' ],
			[ 'a page that was cached for a year', -365 * 86400, 'mail_sent' ],
			[ 'a page from the future', 60, 'spam' ],
		] )( '%s: %s seconds, %s', async ( _, seconds, status ) => {
			expect(
				( await submit( id, { ...GOOD, alt_t: await stamp( seconds ) } ) ).status
			).toBe( status );
		} );

		it( 'is signed', async () => {
			const forged = ( await stamp( -60 ) ).replace( /\d\./, ( text ) =>
				text === '1.' ? '2.' : '1.'
			);
			expect( ( await submit( id, { ...GOOD, alt_t: forged } ) ).status ).toBe( 'spam' );
		} );
	} );

	describe( 'links, disallowed words and user agents', () => {
		it( 'refuses more links than the site allows', async () => {
			await settings( { most_links: 2 } );
			const link = 'https://example.com/ ';
			expect(
				( await submit( id, { ...GOOD, 'your-message': link.repeat( 2 ) } ) ).status
			).toBe( 'mail_sent' );
			expect(
				( await submit( id, { ...GOOD, 'your-message': link.repeat( 3 ) } ) ).status
			).toBe( 'spam' );
		} );

		it.each( [
			[ 'any case', 'CASINO', {}, 'spam' ],
			[ 'a field that the form does not have', 'casino', { more: 'Casino!' }, 'spam' ],
			[ 'a field of its own', 'casino', { _more: 'Casino!' }, 'mail_sent' ],
			[ 'the user agent', 'evilbot', {}, 'spam', { 'user-agent': 'EvilBot/1.0' } ],
			[ 'one letter', 'n', {}, 'mail_sent' ],
			[ 'the IP address', '127.0.0.1', {}, 'spam' ],
		] )(
			'compares disallowed words with %s',
			async ( _, word, fields, status, headers: Record< string, string > = {} ) => {
				await php( `update_option( 'disallowed_keys', "zzz\\n  ${ word }  \\n" );` );
				const message = Object.keys( fields ).length
					? 'Hello'
					: `A ${ word.toLowerCase() } b`;
				const text = headers && 'user-agent' in headers ? 'Hello' : message;
				const sent = word === '127.0.0.1' ? 'Hello' : text;
				expect(
					( await submit( id, { ...GOOD, 'your-message': sent, ...fields }, headers ) )
						.status
				).toBe( status );
				await php( `update_option( 'disallowed_keys', '' );` );
			}
		);

		it( 'refuses browsers without a user agent', async () => {
			expect( ( await submit( id, GOOD, { 'user-agent': 'x' } ) ).status ).toBe( 'spam' );
		} );
	} );

	describe( 'the rate limit', () => {
		const from = ( ip: string ) =>
			plug( 'ip', `add_filter( 'pagewright/forms/remote-ip', static fn () => '${ ip }' );` );
		afterEach( () => unplug( 'ip' ) );
		const sendTimes = async ( times: number, form = id ) => {
			const statuses: string[] = [];
			for ( let i = 0; i < times; i++ ) {
				statuses.push(
					( await submit( form, { ...GOOD, 'your-message': `Number ${ i }` } ) ).status
				);
			}
			return statuses;
		};

		it( 'counts by address and form', async () => {
			await settings( { rate_count: 2, rate_minutes: 1440 } );
			await from( '203.0.113.7' );
			expect( await sendTimes( 3 ) ).toEqual( [ 'mail_sent', 'mail_sent', 'spam' ] );
			const other = await makeForm();
			expect( await sendTimes( 1, other ) ).toEqual( [ 'mail_sent' ] );
			await from( '203.0.113.8' );
			expect( await sendTimes( 1 ) ).toEqual( [ 'mail_sent' ] );
			expect( await call( 'rows_with_address' ), 'addresses that are stored' ).toBe( '0' );
		} );

		it( 'counts every one of many simultaneous requests', async () => {
			await settings( { rate_count: 3, rate_minutes: 1440 } );
			await from( '203.0.113.9' );
			const answers = await Promise.all(
				Array.from( { length: 8 }, ( _, i ) =>
					submit( id, { ...GOOD, 'your-message': `At once ${ i }` } )
				)
			);
			expect( answers.filter( ( { status } ) => status === 'mail_sent' ) ).toHaveLength( 3 );
			expect( answers.filter( ( { status } ) => status === 'spam' ) ).toHaveLength( 5 );
		} );

		it.each( [ '127.0.0.1', '::1' ] )( 'never counts %s', async ( ip ) => {
			await settings( { rate_count: 1, rate_minutes: 1440 } );
			await from( ip );
			expect( await sendTimes( 3 ) ).toEqual( [ 'mail_sent', 'mail_sent', 'mail_sent' ] );
		} );

		it( 'is off at 0', async () => {
			await settings( { rate_count: 0 } );
			await from( '203.0.113.10' );
			expect( await sendTimes( 3 ) ).toEqual( [ 'mail_sent', 'mail_sent', 'mail_sent' ] );
		} );
	} );
} );
