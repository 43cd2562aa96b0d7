// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { WIDGETS } from '../support/builder-layouts';
import { parse, whatRuns } from '../support/fuzz';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/builder-hostile.php' );

const EVIL = '<img src=x onerror=alert(1)>';
/** The same content, encoded in every way that JSON and HTML support. */
const WAYS = {
	'as it is': EVIL,
	'as entities': EVIL.replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' ),
	'in the value of JSON': JSON.stringify( { a: EVIL } ),
	'in the key of JSON': JSON.stringify( { [ EVIL ]: '<b onclick="x()">changed</b>' } ),
	'in the key of JSON that escapes': JSON.stringify( {
		[ EVIL ]: '<b onclick="x()">changed</b>',
	} )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' ),
	'in JSON in JSON': JSON.stringify( { a: JSON.stringify( { [ EVIL ]: [ EVIL ] } ) } ).replaceAll(
		'<',
		'\\u003c'
	),
	'in a block': `<!-- wp:html -->${ EVIL }<!-- /wp:html -->`,
	'in an attribute of a block': `<!-- wp:sowb/siteorigin-widget-editor-widget {"widgetClass":"SiteOrigin_Widget_Editor_Widget","widgetData":{"text":"\\u003cimg src=x onerror=alert(1)\\u003e"}} /-->`,
};
const layout = ( widgetClass: string, values: object ) => ( {
	widgets: [ { ...values, panels_info: { class: widgetClass, grid: 0, cell: 0 } } ],
} );

/** The builder's page for each role. */
const pages = ( ...contents: unknown[] ) => call< string[] >( 'pages', contents, WIDGETS );

describe.each( Object.entries( WAYS ) )( 'a script %s', ( _way, evil ) => {
	it.each( [
		[ 'WP_Widget_Custom_HTML', { content: evil } ],
		[ 'WP_Widget_Text', { title: evil, text: evil } ],
		[ 'WP_Widget_Block', { content: evil } ],
		[
			'WP_Widget_Media_Image',
			{ url: 'https://example.org/a.png', caption: evil, image_title: evil, alt: evil },
		],
		[ 'WP_Widget_Categories', { title: evil, dropdown: 1 } ],
		[ 'SiteOrigin_Widget_Editor_Widget', { text: evil } ],
		[ 'Test_Raw_Widget', { a: evil, [ evil ]: 1 } ],
	] )( 'in %s runs for no user', async ( widgetClass, values ) => {
		// Removes the script of WordPress's category dropdown, which opens the category's page.
		const own = ( html: string ) =>
			widgetClass === 'WP_Widget_Categories'
				? html.replace( /<form action[\s\S]*?<\/script>/g, '' )
				: html;
		for ( const html of await pages(
			layout( widgetClass, values ),
			JSON.stringify( layout( widgetClass, values ) ),
			layout( 'SiteOrigin_Widget_LayoutSlider_Widget', {
				frames: [ { content: JSON.stringify( layout( widgetClass, values ) ) } ],
			} )
		) ) {
			expect( whatRuns( own( html ) ) ).toBe( '' );
		}
	} );
} );

it( 'JSON for a widget keeps its meaning', async () => {
	const [ html ] = await pages(
		layout( 'Test_Raw_Widget', {
			a: JSON.stringify( { 'key & "quote"': '<b>bold</b> < 5', list: [ 1, true ] } ),
		} )
	);
	expect( parse( html! ).body.textContent ).toContain( 'key & "quote"' );
	expect( html ).toContain( '<b>bold</b>' );
} );

it( 'a search widget keeps its form, and a list of rows its position', async () => {
	const [ html ] = await pages( layout( 'WP_Widget_Search', { title: 'Find' } ) );
	expect( html ).toMatch( /<form[^>]*role="search"/ );
} );

it( 'Page Builder gets the filtered content of a widget with raw output', async () => {
	const found = await call< {
		widgets: { content?: string; text?: string; panels_info: { class: string } }[];
	} >( 'without_unknown', WIDGETS );
	expect( found.widgets[ 0 ]!.content ).toContain( 'kept' );
	expect( whatRuns( found.widgets[ 0 ]!.content ) ).toBe( '' );
	expect( found.widgets[ 0 ]!.panels_info ).toEqual( {
		class: 'WP_Widget_Custom_HTML',
		grid: 0,
	} );
	expect( found.widgets[ 1 ]!.text ).toBe( 'Own' );
	expect( JSON.stringify( found.widgets[ 3 ] ) ).toContain(
		'"info":{"class":"WP_Widget_Custom_HTML"}'
	);
} );
