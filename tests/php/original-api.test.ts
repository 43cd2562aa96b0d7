import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activatePlugin, removePlugin } from '../support/example-plugin';
import { errorLog, php, phpValue } from '../support/site';

const CLASS = 'Third_Party_Opening_Hours';
const BLOCK = 'sowb/third-party-opening-hours';

const data = {
	title: 'Hours <b>now</b>',
	layout: 'gone',
	days: [ { day: 'Monday', hours: '8-12' }, { day: '<script>x</script>Tuesday' } ],
	link: { text: 'Call us', url: 'tel:123' },
};

const render = ( widgetData: object ) =>
	php< string >(
		`return render_block( array( 'blockName' => '${ BLOCK }', 'attrs' => array( 'widgetClass' => '${ CLASS }', 'widgetData' => ${ phpValue( widgetData ) } ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );`
	);

describe( 'filters of the original', () => {
	it( 'change data, HTML and wrapper of our own widgets, and get the classic widget', async () => {
		const html = await php< string >( `
			add_filter( 'siteorigin_widgets_instance', static fn ( $data, $widget ) => array( 'url' => 'https://example.org/' . $widget->id_base ) + $data, 10, 2 );
			add_filter( 'siteorigin_widgets_instance_sow-button', static function ( $data ) { unset( $data['design'] ); return $data; } );
			add_filter( 'siteorigin_widgets_template_html_sow-button', static fn ( $html, $data, $widget ) => $html . '<i>' . $data['text'] . get_class( $widget ) . '</i>', 10, 3 );
			add_filter( 'siteorigin_widgets_wrapper_classes_sow-button', static fn ( $classes, $data ) => array( ...$classes, 'is-' . $data['text'] ), 10, 2 );
			add_filter( 'siteorigin_widgets_wrapper_id_sow-button', static fn () => 'mine' );
			add_filter( 'siteorigin_widgets_wrapper_data_sow-button', static fn () => array( 'kind' => 'a"b', 'list' => array( 1 ) ) );
			return render_block( array( 'blockName' => 'sowb/siteorigin-widget-button-widget', 'attrs' => array( 'widgetData' => array( 'text' => 'Go' ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );` );
		const { document } = new JSDOM( html ).window;
		const wrapper = document.querySelector( '#mine.so-widget-sow-button.is-Go' ) as HTMLElement;
		expect( { ...wrapper.dataset } ).toEqual( { kind: 'a"b', list: '[1]' } );
		expect( wrapper.querySelector( 'a' )!.href ).toBe( 'https://example.org/sow-button' );
		expect( wrapper.querySelector( 'i' )!.textContent ).toBe( 'GoPagewright\\Classic\\Widget' );
	} );
} );

describe( 'a widget written for the original API', () => {
	beforeAll( () => activatePlugin( 'third-party' ) );
	afterAll( () => removePlugin( 'third-party' ) );

	it( 'prints its template with cleaned data, its variables and the filters of the original', async () => {
		const html = await render( data );
		const { document } = new JSDOM( html ).window;
		expect( document.querySelector( 'h3.widget-title' )!.textContent ).toBe(
			'Hours <b>now</b>'
		);
		expect( document.querySelector( 'dl.hours.hours-table' )!.getAttribute( 'style' ) ).toBe(
			'color:#336699'
		);
		expect(
			[ ...document.querySelectorAll( 'dt, dd' ) ].map( ( each ) => each.textContent )
		).toEqual( [ 'Monday', '8-12', 'xTuesday', '' ] );
		expect( document.querySelector( '.sowb-button' )!.getAttribute( 'href' ) ).toBe(
			'tel:123'
		);
		expect( html ).toContain( '<p>Closed on holidays</p>' );
		expect( html ).toContain( '<!-- opening-hours -->' );
		expect( html ).toMatch(
			/^<div class="so-widget-opening-hours so-widget-opening-hours-default-/
		);
	} );

	it( 'has a form made of its fields, which says what is not supported', async () => {
		const form = await php< any >( `
			wp_set_current_user( 1 );
			$request = new WP_REST_Request( 'POST', '/sowb/v1/widgets/forms' );
			$request->set_body_params( array( 'widgetClass' => '${ CLASS }', 'widgetData' => ${ phpValue( data ) } ) );
			$tags = new WP_HTML_Tag_Processor( rest_do_request( $request )->get_data() );
			$tags->next_tag();
			return array( json_decode( $tags->get_attribute( 'data-schema' ) ), json_decode( $tags->get_attribute( 'data-values' ) ) );` );
		const [ { fields }, values ] = form;
		expect( values ).toEqual( data );
		expect( fields.pagewright_needs ).toMatchObject( {
			type: 'error',
			message: expect.stringContaining( 'LESS' ),
		} );
		expect( fields.layout ).toMatchObject( {
			type: 'select',
			options: { list: 'List', table: 'Table' },
			default: 'table',
			emit: { select: [ 'layout' ] },
		} );
		expect( fields.stripes.when ).toEqual( [
			[ 'layout', [ 'table' ], 'show' ],
			[ 'layout', '*else', 'hide' ],
		] );
		expect( fields.days ).toMatchObject( {
			type: 'repeater',
			item_name: 'Day',
			item_label: 'day',
			fields: { hours: { type: 'text' } },
		} );
		expect( fields.design.fields.color ).toMatchObject( { type: 'color', default: '#336699' } );
		expect( Object.keys( fields.link.fields ) ).toContain( 'button_icon' );
	} );

	it( 'is a classic widget and a block', async () => {
		expect(
			await php( `
				ob_start();
				the_widget( '${ CLASS }', array( 'title' => 'Classic' ), array( 'before_title' => '<h2>', 'after_title' => '</h2>' ) );
				$html = ob_get_clean();
				return array( str_contains( $html, '<h2>Classic</h2>' ), WP_Block_Type_Registry::get_instance()->is_registered( '${ BLOCK }' ) );` )
		).toEqual( [ true, true ] );
	} );

	it( 'finds the functions and objects of the original', async () => {
		const answers = await php< any >( `
			$bundle = SiteOrigin_Widgets_Bundle::single();
			return array(
				'dir'    => basename( siteorigin_widget_get_plugin_dir_path( 'opening-hours' ) ),
				'none'   => siteorigin_widget_get_plugin_path( 'nobody' ),
				'icon'   => str_contains( siteorigin_widget_get_icon( 'fontawesome-sow-fas-ship' ), '<svg' ),
				'font'   => siteorigin_widget_get_font( 'Roboto:700italic' ),
				'tag'    => array( siteorigin_widget_valid_tag( 'script', 'h3' ), siteorigin_widget_valid_tag( 'H2', 'h3' ) ),
				'url'    => array( sow_esc_url( 'javascript:alert(1)' ), sow_esc_url( 'https://example.org/?a=1&b=2' ) ),
				'active' => isset( $bundle->get_active_widgets()['opening-hours'], $bundle->get_active_widgets()['button'] ),
				'class'  => get_class( SiteOrigin_Widgets_Widget_Manager::get_widget_instance( '${ CLASS }' ) ),
				'query'  => siteorigin_widget_post_selector_process_query( 'post_type=page&posts_per_page=3', false )['posts_per_page'],
			);` );
		expect( answers ).toEqual( {
			dir: 'opening-hours',
			none: false,
			icon: true,
			font: { family: 'Roboto', weight: '700', weight_raw: '700', style: 'italic' },
			tag: [ 'h3', 'h2' ],
			url: [ '', 'https://example.org/?a=1&#038;b=2' ],
			active: true,
			class: CLASS,
			query: 3,
		} );
	} );

	it( 'breaks nothing with broken data, and leaves no word in the error log', async () => {
		for ( const broken of [
			{},
			{ days: 'x', design: 7, link: [] },
			{ days: { 4: { day: 'Friday' } }, title: [ 1 ] },
		] ) {
			expect( await render( broken ) ).toContain( '<dl class="hours' );
		}
		expect( await errorLog() ).toBe( '' );
	} );
} );
