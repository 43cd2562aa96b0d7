import { describe, expect, it } from 'vitest';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/classic.php' );

const BUTTON = 'SiteOrigin_Widget_Button_Widget';
const widget = `$widget = $GLOBALS['wp_widget_factory']->widgets['${ BUTTON }'];`;
const update = ( sent: unknown, old: object = {} ) =>
	php< Record< string, any > >(
		`${ widget } return $widget->update( ${ phpValue( sent ) }, ${ phpValue( old ) } );`
	);

describe( 'a classic widget', () => {
	it( 'is registered under its class and id base', async () => {
		expect(
			await php(
				`${ widget } return array( $widget instanceof WP_Widget, $widget->id_base, $widget->option_name );`
			)
		).toEqual( [ true, 'sow-button', 'widget_sow-button' ] );
	} );

	it( 'is printed by the_widget(), with the given wrapper', async () => {
		const html = await call< string >( 'html' );
		expect( html ).toMatch(
			/^<section class="widget_sow-button"><div class="so-widget-sow-button .*Press.*<\/section>$/s
		);
	} );

	it( 'prints its title in the tags of the widget area', async () => {
		const html = await call< string >( 'html_in_widget_area' );
		expect( html ).toContain( '<h2 class="mine">Questions</h2>' );
	} );

	it( 'passes values to its form unchanged, including entities in texts', async () => {
		const saved = { text: 'Salt &amp; pepper &lt;b&gt; "x" <i>y</i>' };
		const values = await call< string[] >( 'values', saved );
		expect( values.map( ( json ) => JSON.parse( json ) ) ).toEqual( [ saved, saved ] );
	} );

	it( 'passes empty rows and groups to its form as objects', async () => {
		const values = await call< string[] >( 'values_of_empty_rows' );
		for ( const json of values ) {
			expect( json ).toContain( '"panels":[{},{"title":"A"}]' );
			expect( json ).toContain( '"heading":{}' );
			expect( json ).toContain( '"unknown":[]' );
		}
	} );

	it( 'stores sanitized values of the form, and keeps unknown keys', async () => {
		const sent = {
			text: 'Press<script>1</script>',
			new_window: 'on',
			design: { width: '12', width_unit: 'em', hover: false, later: 1 },
			panels_info: { id: 3 },
			_sow_form_id: 'ab1',
		};
		const stored = await update( { pagewright_values: JSON.stringify( sent ) } );
		expect( stored ).toMatchObject( {
			new_window: true,
			design: { width: '12em', hover: false, later: 1 },
			panels_info: { id: 3 },
			_sow_form_id: 'ab1',
		} );
		expect( stored.text ).toMatch( /^Press/ );
		expect( stored.text ).not.toContain( '<script' );
	} );

	it( 'accepts plain values of code and page builders', async () => {
		expect( await update( { text: 'Press', download: 'on' } ) ).toMatchObject( {
			text: 'Press',
			download: true,
		} );
	} );

	it( 'keeps the old values for an invalid submission', async () => {
		expect( await update( { pagewright_values: '{ broken' }, { text: 'Old' } ) ).toMatchObject(
			{ text: 'Old' }
		);
	} );

	it( 'stores nothing of an invalid submission with equal old and new values', async () => {
		const sent = { pagewright_values: '{ broken', panels_info: { id: 3 } };
		const stored = await update( sent, sent );
		expect( stored ).toMatchObject( { panels_info: { id: 3 } } );
		expect( stored ).not.toHaveProperty( 'pagewright_values' );
	} );

	it( 'stores the same values if nothing was changed', async () => {
		const once = await update( { text: 'Press', design: { width: '1.5em', align: 'left' } } );
		expect( await update( { pagewright_values: JSON.stringify( once ) }, once ) ).toEqual(
			once
		);
	} );

	it( 'prints its form with schema, values and one input', async () => {
		const html = await call< string >( 'form_html' );
		expect( html ).toContain( 'name="widget-sow-button[4][pagewright_values]"' );
		expect( html ).toContain( 'data-schema=' );
		expect( html ).not.toContain( '<b>' );
	} );

	it( 'writes no option when a page is viewed, and reads no missing one', async () => {
		const changed = await call< number >( 'changed' );
		expect( changed ).toBe( 0 );
	} );
} );

describe( 'the shortcode of page builders', () => {
	const shortcode = ( widgetClass: string, instance: object ) =>
		call< string >( 'shortcode', instance, widgetClass );

	it( 'renders the widget with unchanged texts', async () => {
		expect( await shortcode( BUTTON, { text: 'Fish & <em>chips</em>' } ) ).toContain(
			'Fish &amp; <em>chips</em>'
		);
	} );

	it( 'prints nothing for an unknown class', async () => {
		expect( await shortcode( 'Nobody', { text: 'x' } ) ).toBe( '' );
	} );
} );

describe( 'a legacy widget block of the widgets screen', () => {
	it( 'renders from its encoded instance', async () => {
		const html = await call< string >( 'html_of_legacy_block' );
		expect( html ).toContain( 'Encoded' );
	} );
} );
