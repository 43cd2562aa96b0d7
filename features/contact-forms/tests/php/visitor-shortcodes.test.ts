// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropForms, makeForm, plug, trapped, unplug } from '../support/contact-form';
import { php, phpFile } from '../../../../tests/support/site';
import { shared } from '../../../../tests/support/units';

const { call } = phpFile( 'features/contact-forms/tests/php/visitor-shortcodes.php' );

/** A shortcode that records in an option that it ran, even if its output is lost. */
const PROBE = 'visitor_probe';
const block = ( widgetClass: string, widgetData: object ) =>
	`<!-- wp:sowb/widget-block ${ JSON.stringify( { widgetClass, widgetData } ).replaceAll( '--', '\\u002d\\u002d' ) } /-->`;

let page = '';
let pageId = 0;

beforeAll( async () => {
	await plug(
		'visitor-shortcodes',
		`add_shortcode( '${ PROBE }', static function () { update_option( '${ PROBE }', 1 ); return 'RAN'; } );`
	);
	const form = await makeForm( {
		form: '[text* pick-one default:get][textarea pick-two default:get][hidden pick-three default:get][select pick-four default:get "a" "b"][email* pick-five default:get]',
		messages: { invalid_required: 'Missing.' },
	} );
	const content = [
		block( 'SiteOrigin_Widget_Editor_Widget', { text: `[contact-form-7 id="${ form }"]` } ),
		block( 'SiteOrigin_Widgets_ContactForm_Widget', {
			fields: [
				{ type: 'text', label: 'Fifth' },
				{ type: 'textarea', label: 'Sixth' },
			],
		} ),
		...shared.writable,
		`[contact-form-7 id="${ form }"]`,
	];
	[ pageId, page ] = await call< [ number, string ] >( 'make_page', content.join( '\n\n' ) );
} );
afterAll( async () => {
	await unplug( 'visitor-shortcodes' );
	await php( `delete_option( '${ PROBE }' ); wp_delete_post( ${ pageId }, true );` );
	await dropForms();
} );

const hasRun = () => php< boolean >( `return (bool) get_option( '${ PROBE }' );` );
const parse = ( html: string ): Document => new JSDOM( html ).window.document;

/** Returns the names of all fields of the page, and of the query variables that its lists read. */
async function names(): Promise< string[] > {
	const found = parse( await ( await fetch( page ) ).text() );
	const fields = [ ...found.querySelectorAll( 'main [name]' ) ].map( ( field ) =>
		field.getAttribute( 'name' )!
	);
	return [ ...new Set( [ 's', ...fields.filter( ( name ) => ! name.startsWith( '_wpcf7' ) ) ] ) ];
}

describe( 'text of a visitor is not run as a shortcode', () => {
	it.each( [
		`[${ PROBE }]`,
		`[[${ PROBE }]]`,
		`[${ PROBE } a="]`,
		`x[${ PROBE }]y[/${ PROBE }]`,
		`">&amp;[${ PROBE }]`,
	] )( 'in the URL: %s', async ( text ) => {
		const asked = new URLSearchParams(
			( await names() ).filter( ( name ) => name !== 's' ).map( ( name ) => [ name, text ] )
		);
		expect( asked.size ).toBeGreaterThan( 5 );
		const response = await fetch( `${ page }?${ asked }` );
		const html = await response.text();
		expect( response.status ).toBe( 200 );
		expect( html ).not.toContain( 'RAN' );
		expect( await hasRun() ).toBe( false );
		// Their text is still there.
		expect(
			[ ...parse( html ).querySelectorAll< HTMLTextAreaElement >( '[name=pick-two]' ) ].map(
				( { value } ) => value
			)
		).toEqual( [ text, text ] );
	} );

	it( 'in a form that is sent without scripts', async () => {
		const forms = parse(
			await ( await fetch( page ) ).text()
		).querySelectorAll< HTMLFormElement >( '.wpcf7 form' );
		expect( forms.length ).toBeGreaterThan( 2 );
		for ( const form of forms ) {
			const sent = new URLSearchParams( { ...trapped() } );
			for ( const field of form.querySelectorAll< HTMLInputElement >( '[name]' ) ) {
				const isOwn = field.name.startsWith( '_wpcf7' ) || field.type === 'hidden';
				sent.set(
					field.name,
					isOwn && field.name !== 'pick-three' ? field.value : `[${ PROBE }]`
				);
			}
			const html = await ( await fetch( page, { method: 'POST', body: sent } ) ).text();
			expect( html ).toMatch( /<form[^>]*class="wpcf7-form (invalid|spam)/ );
			expect( html ).not.toContain( 'RAN' );
			expect( await hasRun() ).toBe( false );
		}
	} );
} );
