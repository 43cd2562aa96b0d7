import { describe, expect, it } from 'vitest';
import { php, phpValue } from '../support/site';

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

	it( 'prints what the_widget() asks for, in the tags of the place', async () => {
		const html = await php< string >(
			`ob_start(); the_widget( '${ BUTTON }', array( 'text' => 'Press' ), array( 'before_widget' => '<section class="%s">', 'after_widget' => '</section>' ) ); return ob_get_clean();`
		);
		expect( html ).toMatch(
			/^<section class="widget_sow-button"><div class="so-widget-sow-button .*Press.*<\/section>$/s
		);
	} );

	it( 'gives its title the tags of the widget area', async () => {
		const html = await php< string >(
			`ob_start(); the_widget( 'SiteOrigin_Widget_Accordion_Widget', array( 'title' => 'Questions', 'panels' => array( array( 'title' => 'A' ) ) ), array( 'before_title' => '<h2 class="mine">', 'after_title' => '</h2>' ) ); return ob_get_clean();`
		);
		expect( html ).toContain( '<h2 class="mine">Questions</h2>' );
	} );

	it( 'hands its form the values as they are, entities in a text included', async () => {
		const saved = { text: 'Salt &amp; pepper &lt;b&gt; "x" <i>y</i>' };
		const values = await php< string[] >( `
			${ widget }
			ob_start();
			$widget->form( ${ phpValue( saved ) } );
			$tags = new WP_HTML_Tag_Processor( ob_get_clean() );
			$tags->next_tag();
			$root = $tags->get_attribute( 'data-values' );
			$tags->next_tag( 'input' );
			return array( $root, $tags->get_attribute( 'value' ) );` );
		expect( values.map( ( json ) => JSON.parse( json ) ) ).toEqual( [ saved, saved ] );
	} );

	it( 'hands its form empty rows and groups as objects', async () => {
		const values = await php< string[] >( `
			$widget = $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Widget_Accordion_Widget'];
			ob_start();
			$widget->form( json_decode( '{"panels":[{},{"title":"A"}],"design":{"heading":{}},"unknown":[]}', true ) );
			$tags = new WP_HTML_Tag_Processor( ob_get_clean() );
			$tags->next_tag();
			$root = $tags->get_attribute( 'data-values' );
			$tags->next_tag( 'input' );
			return array( $root, $tags->get_attribute( 'value' ) );` );
		for ( const json of values ) {
			expect( json ).toContain( '"panels":[{},{"title":"A"}]' );
			expect( json ).toContain( '"heading":{}' );
			expect( json ).toContain( '"unknown":[]' );
		}
	} );

	it( 'stores what the form sends in the cleaned shape, and keeps what the form does not know', async () => {
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

	it( 'takes plain values from code and page builders', async () => {
		expect( await update( { text: 'Press', download: 'on' } ) ).toMatchObject( {
			text: 'Press',
			download: true,
		} );
	} );

	it( 'keeps the old values when the form sends something unreadable', async () => {
		expect( await update( { pagewright_values: '{ broken' }, { text: 'Old' } ) ).toMatchObject(
			{ text: 'Old' }
		);
	} );

	it( 'keeps no trace of something unreadable that was sent as old and new values', async () => {
		const sent = { pagewright_values: '{ broken', panels_info: { id: 3 } };
		const stored = await update( sent, sent );
		expect( stored ).toMatchObject( { panels_info: { id: 3 } } );
		expect( stored ).not.toHaveProperty( 'pagewright_values' );
	} );

	it( 'stores the same again when nothing was changed', async () => {
		const once = await update( { text: 'Press', design: { width: '1.5em', align: 'left' } } );
		expect( await update( { pagewright_values: JSON.stringify( once ) }, once ) ).toEqual(
			once
		);
	} );

	it( 'writes its form with schema, values and one input', async () => {
		const html = await php< string >(
			`${ widget } $widget->_set( 4 ); ob_start(); $widget->form( array( 'text' => 'Say "hi" & <b>bye</b>' ) ); return ob_get_clean();`
		);
		expect( html ).toContain( 'name="widget-sow-button[4][pagewright_values]"' );
		expect( html ).toContain( 'data-schema=' );
		expect( html ).not.toContain( '<b>' );
	} );

	it( 'writes no option when a page is viewed, and reads none that is not there', async () => {
		const changed = await php< number >( `
			$writes = 0;
			add_filter( 'query', static function ( $sql ) use ( &$writes ) { $writes += (int) preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql ); return $sql; } );
			foreach ( $GLOBALS['wp_widget_factory']->widgets as $widget ) { $widget instanceof Pagewright\\Classic\\Widget && $widget->get_settings(); }
			return $writes;
		` );
		expect( changed ).toBe( 0 );
	} );
} );

describe( 'the shortcode that page builders leave in text', () => {
	const shortcode = ( widgetClass: string, instance: object ) =>
		php< string >( `
			$value = wp_json_encode( array( 'instance' => map_deep( ${ phpValue( instance ) }, 'esc_html' ), 'args' => array() ) );
			return do_shortcode( '[siteorigin_widget class="${ widgetClass }"]<input type="hidden" value="' . htmlentities( $value, ENT_QUOTES, 'UTF-8' ) . '" />[/siteorigin_widget]' );
		` );

	it( 'renders the widget with its texts as they were', async () => {
		expect( await shortcode( BUTTON, { text: 'Fish & <em>chips</em>' } ) ).toContain(
			'Fish &amp; <em>chips</em>'
		);
	} );

	it( 'prints nothing for a class that nobody knows', async () => {
		expect( await shortcode( 'Nobody', { text: 'x' } ) ).toBe( '' );
	} );
} );

describe( 'a legacy widget block of the widgets screen', () => {
	it( 'renders from its encoded instance', async () => {
		const html = await php< string >( `
			$encoded = serialize( array( 'text' => 'Encoded' ) );
			return do_blocks( '<!-- wp:legacy-widget ' . wp_json_encode( array( 'idBase' => 'sow-button', 'instance' => array( 'encoded' => base64_encode( $encoded ), 'hash' => wp_hash( $encoded ) ) ) ) . ' /-->' );
		` );
		expect( html ).toContain( 'Encoded' );
	} );
} );
