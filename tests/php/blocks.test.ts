import { describe, expect, it } from 'vitest';
import { errorLog, php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/blocks.php' );

const BUTTON = 'SiteOrigin_Widget_Button_Widget';
const NAME = 'sowb/siteorigin-widget-button-widget';

/** Renders a block for a visitor. */
const render = ( name: string, attributes: object ) => call< string >( 'render', name, attributes );

const data = { text: 'Press', url: 'https://example.org/' };

describe( 'the four formats of saved blocks', () => {
	it( 'render an old block from its data, not from its copy', async () => {
		const html = await render( 'sowb/widget-block', {
			widgetClass: BUTTON,
			anchor: 'old',
			widgetData: data,
			widgetMarkup: '<div>a picture of the past</div>',
			widgetIcons: [ 'x' ],
		} );
		expect( html ).toContain( '>Press</span>' );
		expect( html ).not.toContain( 'past' );
		expect( html ).toContain( 'id="old"' );
	} );

	it.each( [
		[ 'was filled by the editor', { widgetMarkup: '<div>past</div>', widgetIcons: [] } ],
		[
			'was rewritten by the server',
			{ widgetMarkup: '', html: '<div>past</div>', widgetIcons: [] },
		],
		[ 'has only raw data', {} ],
	] )( 'render a new block from its data if it %s', async ( _, copies ) => {
		const html = await render( NAME, {
			widgetClass: BUTTON,
			widgetData: data,
			className: 'mine',
			...copies,
		} );
		expect( html ).toMatch(
			/^<div class="so-widget-sow-button so-widget-sow-button-flat-[0-9a-f]{12} mine"/
		);
		expect( html ).toContain( '>Press</span>' );
		expect( html ).not.toContain( 'past' );
	} );
} );

describe( 'a block with a class that is', () => {
	it( 'missing is the widget of its name', async () => {
		expect( await render( NAME, { widgetData: data } ) ).toContain( '>Press</span>' );
	} );

	it( 'wrong is the widget of its name', async () => {
		expect( await render( NAME, { widgetClass: 'Nobody', widgetData: data } ) ).toContain(
			'>Press</span>'
		);
	} );

	it( 'known, with an unregistered name, is that widget', async () => {
		expect(
			await render( 'sowb/my-old-name', { widgetClass: BUTTON, widgetData: data } )
		).toContain( '>Press</span>' );
	} );

	it( 'unknown shows its stored copy, sanitized', async () => {
		const copy =
			'<div class="x">Kept<style>p{color:red}</style><script>alert(1)</script><img src=x onerror=alert(2)></div>';
		for ( const name of [ 'sowb/widget-block', 'sowb/acme-thing' ] ) {
			const html = await render( name, {
				widgetClass: 'Acme_Thing',
				widgetData: data,
				widgetMarkup: copy,
			} );
			expect( html ).toContain( 'Kept' );
			expect( html ).not.toMatch( /script|alert|onerror|color:red/ );
		}
	} );

	it( 'unknown and without a copy shows nothing to visitors, and the reason to editors', async () => {
		expect( await render( 'sowb/acme-thing', { widgetClass: 'Acme_Thing' } ) ).toBe( '' );
		const seen = await call< string >( 'seen' );
		expect( seen ).toContain( 'The widget for Acme_Thing cannot be found.' );
	} );

	it( 'unknown never shows the "no preview" text that old editors stored', async () => {
		expect(
			await render( 'sowb/acme-thing', {
				widgetClass: 'Acme',
				widgetMarkup:
					'<div class="so-widget-preview-empty">No widget preview available.</div>',
			} )
		).toBe( '' );
	} );
} );

it( 'widgets are nested in core blocks and in synced patterns', async () => {
	const html = await call< string >( 'html' );
	expect( html.match( /Nested/g ) ).toHaveLength( 2 );
} );

it( 'blocks are in the known category', async () => {
	const found = await call< { category: string; title: string } >( 'found' );
	expect( found ).toEqual( { category: 'siteorigin', title: 'Pagewright Widgets' } );
} );

it( 'the old block is not in the inserter, but is still rendered', async () => {
	expect(
		await php(
			`return WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/widget-block' )->supports['inserter'];`
		)
	).toBe( false );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
