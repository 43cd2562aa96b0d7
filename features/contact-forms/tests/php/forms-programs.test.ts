// Does not depend on the database.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENT, dropForms, GOOD, makeForm, plug, route, unplug } from '../support/contact-form';
import { php, phpValue, siteUrl } from '../../../../tests/support/site';

interface Refill {
	trap?: { fields: Record< string, string >; wait_seconds: number };
	quiz?: Record< string, [ string, string ] >;
}

const settings = ( values: Record< string, unknown > ) =>
	php( `Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( values ) } )->save();` );
const refill = async ( id: number ) =>
	( await ( await fetch( route( id, 'refill' ) ) ).json() ) as Refill;

/** Submits a form like a bot that does not load the page. */
async function submit( id: number, fields: Record< string, string > ) {
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		_wpcf7_unit_tag: `wpcf7-f${ id }-o1`,
		...GOOD,
		...fields,
	} ) ) {
		body.append( name, value );
	}
	const response = await fetch( route( id ), {
		method: 'POST',
		body,
		headers: { 'user-agent': AGENT },
	} );
	return ( ( await response.json() ) as { status: string } ).status;
}

beforeAll( () => plug( 'programs', `add_filter( 'pre_wp_mail', '__return_true' );` ) );
beforeEach( () => settings( {} ) );
afterAll( async () => {
	await unplug( 'programs' );
	await dropForms();
	await php( `delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' );` );
} );

describe( 'programs without a page', () => {
	it( 'get the fields of the trap, and the seconds to wait', async () => {
		const id = await makeForm();
		const { trap } = await refill( id );
		const name = Object.keys( trap?.fields ?? {} )[ 0 ] ?? '';
		expect( trap ).toEqual( {
			fields: {
				[ name ]: expect.stringMatching( /^[0-9a-f]{20}$/ ),
				alt_s: '',
				alt_t: expect.stringMatching( /^\d+\.[0-9a-f]{16}$/ ),
			},
			wait_seconds: 2,
		} );
		expect( await submit( id, {} ), 'without them' ).toBe( 'spam' );
		expect( await submit( id, trap!.fields ), 'at once' ).toBe( 'spam' );
		const old = await php< string >(
			`return Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() - 2 );`
		);
		expect( await submit( id, { ...trap!.fields, alt_t: old } ), 'after the wait' ).toBe(
			'mail_sent'
		);
	} );

	it( 'get no fields if the trap is off, and quiz questions as before', async () => {
		const quiz = await makeForm( { form: '[quiz sum "1+1=?|2"]' } );
		expect( Object.keys( await refill( quiz ) ) ).toEqual( [ 'quiz', 'trap' ] );
		await settings( { trap: false } );
		expect( Object.keys( await refill( quiz ) ) ).toEqual( [ 'quiz' ] );
		expect( await refill( await makeForm() ) ).toEqual( [] );
	} );

	it( 'find no trap fields in the response to a submission', async () => {
		const id = await makeForm();
		const { trap } = await refill( id );
		await settings( { least_seconds: 0 } );
		const body = new FormData();
		for ( const [ name, value ] of Object.entries( {
			_wpcf7_unit_tag: 'wpcf7-f1-o1',
			...GOOD,
			...trap!.fields,
		} ) ) {
			body.append( name, value );
		}
		const answer = await fetch( route( id ), {
			method: 'POST',
			body,
			headers: { 'user-agent': AGENT },
		} );
		expect( await answer.json() ).not.toHaveProperty( 'trap' );
	} );

	it( 'can send a form as documented', async () => {
		await settings( { least_seconds: 1 } );
		const id = await makeForm();
		const example = [
			...readFileSync( 'docs/developer-api.md', 'utf8' ).matchAll( /```js\n([^]*?)```/g ),
		].find( ( [ , code ] ) => code!.includes( '/refill' ) )?.[ 1 ];
		expect( example ).toContain( 'https://example.org' );
		const code = example!
			.replaceAll( 'https://example.org', siteUrl )
			.replaceAll( /\bcontact-forms\/\d+/g, `contact-forms/${ id }` );
		const { stdout } = await promisify( execFile )( process.execPath, [
			'--input-type=module',
			'-e',
			code,
		] );
		expect( stdout.trim() ).toBe( 'mail_sent' );
	} );
} );
