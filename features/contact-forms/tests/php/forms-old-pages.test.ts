import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropForms, FORM, GOOD, makeForm, plug, unplug } from '../support/contact-form';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-old-pages.php' );

const DAY = 86_400;
let id: number;
let sent = 0;

/** Submits a form like a page of Contact Form 7: without the trap and without a time. */
async function send( fields: Record< string, string > = {} ): Promise< string > {
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		_wpcf7: String( id ),
		_wpcf7_version: '6.1.6',
		_wpcf7_locale: 'en_US',
		_wpcf7_unit_tag: `wpcf7-f${ id }-p1-o1`,
		_wpcf7_container_post: '1',
		...GOOD,
		// An identical submission would get the response of the first.
		'your-message': `Hello ${ ++sent }`,
		...fields,
	} ) ) {
		body.append( name, value );
	}
	const answer = await fetch(
		`${ siteUrl }/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
		{
			method: 'POST',
			headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
			body,
		}
	);
	return ( ( await answer.json() ) as { status: string } ).status;
}
const replacedBefore = ( seconds: number ) =>
	php( `update_option( 'pagewright_forms_since', time() - ${ seconds }, true );` );

beforeAll( async () => {
	await plug( 'no-mail', `add_filter( 'pre_wp_mail', '__return_true' );` );
	id = await makeForm( { form: FORM } );
} );
beforeEach( () =>
	php( `delete_option( 'pagewright_forms' ); delete_option( 'pagewright_forms_since' );` )
);
afterAll( async () => {
	await dropForms();
	await unplug( 'no-mail' );
	await php(
		`delete_option( 'pagewright_forms_since' ); delete_option( 'pagewright_switching' );`
	);
} );

it( 'a cached page of Contact Form 7 can be sent for 30 days', async () => {
	expect( await send() ).toBe( 'spam' );
	await call( 'delete_old_plugin' );
	expect( await send() ).toBe( 'mail_sent' );
	await replacedBefore( 29 * DAY );
	expect( await send() ).toBe( 'mail_sent' );
	await replacedBefore( 31 * DAY );
	expect( await send() ).toBe( 'spam' );
} );

it( 'the other checks apply to it', async () => {
	await replacedBefore( DAY );
	const links = 'https://casino.test '.repeat( 11 );
	expect( await send( { 'your-message': links } ) ).toBe( 'spam' );
} );

it( 'a page of this plugin is still checked by its trap', async () => {
	await replacedBefore( DAY );
	expect( await send( { alt_s: '' } ) ).toBe( 'spam' );
	expect( await send( { alt_s: 'http://casino.test' } ) ).toBe( 'spam' );
	expect( await send( { alt_t: 'x' } ) ).toBe( 'spam' );
} );
