// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENT, dropForms, GOOD, makeForm, plug, unplug } from '../support/contact-form';
import { php, phpValue, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-editors.php' );

const NONCE = '_pagewright_nonce';

let id = 0;
let page = 0;
let path = '';
let sent = 0;

const settings = ( values: Record< string, unknown > ) =>
	php( `Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( values ) } )->save();` );

/** Returns the nonce of the form's page for a user; '' for none. */
async function nonceOf( role: Role ): Promise< string > {
	const html = await ( await ( await visitor( role ) ).fetch( path ) ).text();
	expect( html ).toContain( 'name="_wpcf7_unit_tag"' );
	return new RegExp( `name="${ NONCE }" value="([^"]*)"` ).exec( html )?.[ 1 ] ?? '';
}

/** Submits the form from the browser of a logged-in user, without the spam trap. */
async function submit( role: Role, fields: Record< string, string > = {}, isPage = false ) {
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		_wpcf7: String( id ),
		_wpcf7_unit_tag: `wpcf7-f${ id }-p${ page }-o1`,
		...GOOD,
		// An identical submission would get the response of the first.
		'your-message': `Hello ${ ++sent }`,
		...fields,
	} ) ) {
		body.append( name, value );
	}
	const who = await visitor( role );
	const response = await who.fetch(
		isPage
			? `/?page_id=${ page }`
			: `/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
		{ method: 'POST', body, headers: { 'user-agent': AGENT } }
	);
	expect( response.status ).toBe( 200 );
	return isPage
		? /data-status="(\w+)"/.exec( await response.text() )?.[ 1 ]
		: ( ( await response.json() ) as { status: string } ).status;
}

beforeAll( async () => {
	await plug(
		'editors',
		`add_filter( 'pre_wp_mail', static fn ( $done, $mail ) => update_option( 'test_mail', $mail['message'] ) || true, 10, 2 );
		add_filter( 'pagewright/forms/remote-ip', static fn () => '203.0.113.77' );`
	);
	id = await makeForm( { mail: { body: 'By ([_user_login])' } } );
	[ page, path ] = await call< [ number, string ] >( 'make_page', id );
} );
beforeEach( () => settings( { least_seconds: 60, rate_count: 1, rate_minutes: 1440 } ) );
afterAll( async () => {
	await unplug( 'editors' );
	await dropForms();
	await call( 'remove_page', page );
} );

describe( 'a page with a form', () => {
	it.each( [
		[ 'administrator', true ],
		[ 'editor', true ],
		[ 'contributor', true ],
		[ 'subscriber', false ],
		[ 'visitor', false ],
	] as Array< [ Role, boolean ] > )( 'has a nonce for the %s: %s', async ( role, has ) => {
		expect( ( await nonceOf( role ) ) !== '' ).toBe( has );
	} );
} );

describe.each( [
	[ 'by script', false, 'mail_sent', 'spam' ],
	[ 'without scripts', true, 'sent', 'spam' ],
] )( 'a form %s', ( _, isPage, taken, refused ) => {
	it.each( [ 'administrator', 'editor' ] as const )(
		'skips the trap, the minimum time and the rate limit for the %s',
		async ( role ) => {
			const nonce = await nonceOf( role );
			for ( const message of [ 'One', 'Two', 'Three' ] ) {
				expect(
					await submit(
						role,
						{ [ NONCE ]: nonce, 'your-message': `${ message } ${ role } ${ isPage }` },
						isPage
					)
				).toBe( taken );
			}
		}
	);

	it.each( [
		[ 'without a nonce, as another site can send it', '' ],
		[ 'with an expired nonce', '0123456789' ],
	] )( 'is treated as a visitor’s %s', async ( __, nonce ) => {
		expect( await submit( 'editor', nonce ? { [ NONCE ]: nonce } : {}, isPage ) ).toBe(
			refused
		);
	} );

	it.each( [ 'visitor', 'subscriber', 'administrator' ] as const )(
		'is treated as a visitor’s with the nonce of an editor: %s',
		async ( role ) => {
			const nonce = await nonceOf( 'editor' );
			expect( await submit( role, { [ NONCE ]: nonce }, isPage ) ).toBe( refused );
		}
	);

	it( 'is spam when an administrator acts as a spam bot', async () => {
		const nonce = await nonceOf( 'administrator' );
		expect(
			await submit( 'administrator', { [ NONCE ]: nonce, alt_s: 'spam-bot' }, isPage )
		).toBe( refused );
	} );

	it( 'does not reveal the editor to the mail', async () => {
		expect( await submit( 'editor', { [ NONCE ]: await nonceOf( 'editor' ) }, isPage ) ).toBe(
			taken
		);
		expect( await php( `return get_option( 'test_mail' );` ) ).toBe( 'By ()' );
	} );
} );
