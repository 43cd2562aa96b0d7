// Does not depend on the database.
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCORDION, blockOf } from '../support/editor';
import { phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/rich-text-rights.php' );

const SCRIPT = '<p>Opening hours</p><script>let day = 1 < 2;</script>';
const DATA = { panels: [ { title: 'Visit', content_text: SCRIPT } ] };
/** Saves a post as a user, through the editor's route, and shows it to others. */
const saveAndShow = ( role: string, content: string ) =>
	call< { stored: string; shown: Record< string, string > } >( 'save_and_show', role, content );

beforeAll( async () => {
	await visitor( 'contributor' );
	await visitor( 'editor' );
} );

describe( 'rich text in a block', () => {
	it( 'of an administrator is printed unchanged, to all users', async () => {
		const { shown } = await saveAndShow(
			'administrator',
			blockOf( ACCORDION, { widgetData: DATA } )
		);
		expect( Object.values( shown ).map( ( html ) => html.includes( SCRIPT ) ) ).toEqual( [
			true,
			true,
			true,
		] );
	} );

	it( 'of a contributor is filtered when it is saved, for all users', async () => {
		const { stored, shown } = await saveAndShow(
			'contributor',
			blockOf( ACCORDION, { widgetData: DATA } )
		);
		expect( stored ).toContain( 'Opening hours' );
		for ( const html of [ stored, ...Object.values( shown ) ] ) {
			expect( html ).not.toMatch( /script/ );
		}
	} );

	it( 'of a contributor is filtered in escapes, in an inner block and in the old block', async () => {
		const hidden =
			'&lt;script&gt;alert(1)&lt;/script&gt;<img src=x onerror=alert(1)><a href="java&#115;cript:alert(1)">x</a>';
		const block = blockOf( ACCORDION, {
			widgetData: { panels: [ { title: 'a', content_text: hidden } ] },
		} );
		const { shown } = await saveAndShow(
			'contributor',
			`<!-- wp:group --><div class="wp-block-group">${ block }${ block.replace( /wp:sowb\/\S+/, 'wp:sowb/widget-block' ) }</div><!-- /wp:group -->`
		);
		expect( shown.administrator ).toContain( 'sow-accordion' );
		expect( shown.administrator ).not.toMatch( /<script|onerror|javascript:/i );
	} );
} );

it( 'is closed, so that it cannot break the page around it', async () => {
	const { shown } = await saveAndShow(
		'administrator',
		blockOf( ACCORDION, {
			widgetData: { panels: [ { title: 'a', content_text: '<div><b>open' } ] },
		} )
	);
	expect( shown.visitor ).toContain( '<div><b>open</b></div>' );
} );

describe( 'rich text elsewhere', () => {
	const classic = ( role: string ) => call< string >( 'classic', role, DATA );

	it( 'is filtered when a classic widget is saved, by the capabilities of the user', async () => {
		expect( await classic( 'administrator' ) ).toContain( SCRIPT );
		const filtered = await classic( 'contributor' );
		expect( filtered ).toContain( 'Opening hours' );
		expect( filtered ).not.toContain( '<script' );
	} );

	it( 'is always filtered in the shortcode and for callers of the_widget()', async () => {
		const json = JSON.stringify( { instance: DATA, args: {} } ).replaceAll( '<', '\\u003c' );
		const html = await call< string >( 'html', DATA, json );
		expect( html.match( /Opening hours/g ) ).toHaveLength( 2 );
		expect( html ).not.toContain( '<script' );
	} );

	it.each( [
		[ 'administrator', true ],
		[ 'contributor', false ],
	] )( 'is previewed for an %s as it would be saved', async ( role, has ) => {
		const html = await call< string >( 'preview', role, DATA );
		expect( html.includes( '<script' ) ).toBe( has );
	} );
} );
