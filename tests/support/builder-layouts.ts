import { oneOf, some, text, value, type Draw } from './fuzz';

/**
 * Widgets of a site: one of another plugin that prints its values in every way that they can be
 * read, and one that extends ours.
 */
export const WIDGETS = `
	if ( ! class_exists( 'Test_Raw_Widget' ) ) {
		class Test_Raw_Widget extends WP_Widget {
			public function __construct() { parent::__construct( 'test-raw', 'Raw' ); }
			public function widget( $args, $instance ) {
				$print = static function ( $value, $depth = 0 ) use ( &$print ) {
					foreach ( is_array( $value ) ? $value : array() as $key => $each ) { echo $key; $print( $each, $depth + 1 ); }
					if ( is_string( $value ) ) {
						echo '<p>', $value, html_entity_decode( $value ), '</p>';
						if ( $depth < 9 ) {
							$print( json_decode( $value, true ), $depth + 1 );
						}
						if ( $depth < 9 ) {
							$print( json_decode( html_entity_decode( $value ), true ), $depth + 1 );
						}
					}
				};
				echo $args['before_widget']; $print( $instance ); echo $args['after_widget'];
			}
		}
		$GLOBALS['wp_widget_factory']->register( 'Test_Raw_Widget' );
	}`;

export const CLASSES = [
	'Test_Raw_Widget',
	'WP_Widget_Custom_HTML',
	'WP_Widget_Text',
	'WP_Widget_Block',
	'WP_Widget_Media_Image',
	'WP_Widget_Media_Video',
	'WP_Widget_Search',
	'WP_Widget_Categories',
	'SiteOrigin_Widget_Button_Widget',
	'SiteOrigin_Widget_Editor_Widget',
	'SiteOrigin_Widget_Accordion_Widget',
	'SiteOrigin_Widget_LayoutSlider_Widget',
	'Nobody_Widget',
];

const NAMES = [
	'text',
	'title',
	'content',
	'url',
	'caption',
	'panels',
	'frames',
	'link_url',
	'description',
];

/** Returns values of a widget: valid and invalid ones for its fields. */
const values = ( draw: Draw, depth: number ): Record< string, unknown > =>
	Object.fromEntries(
		some( draw, 4, () => [
			draw() < 0.8 ? oneOf( draw, NAMES ) : text( draw, 2 ),
			draw() < 0.1 && depth > 0
				? oneOf( draw, [ JSON.stringify, ( one: unknown ) => one ] )(
						layout( draw, depth - 1 )
					)
				: value( draw, 3 ),
		] )
	);

export const layout = ( draw: Draw, depth = 2 ): Record< string, unknown > =>
	draw() < 0.1
		? { blocks: some( draw, 3, () => block( draw ) ).join( '' ) }
		: {
				widgets: some( draw, 3, () => ( {
					...values( draw, depth ),
					panels_info: {
						class: oneOf( draw, CLASSES ),
						grid: 0,
						cell: 0,
						style: value( draw, 1 ),
					},
				} ) ),
				grids: [ { cells: 1, style: value( draw, 1 ) } ],
				grid_cells: [ { grid: 0, weight: oneOf( draw, [ 1, 'x', -1, null ] ) } ],
				...( draw() < 0.1 ? { [ text( draw, 2 ) ]: value( draw, 2 ) } : {} ),
			};

/**
 * Returns a block of ours or of WordPress with attributes that are escaped like in the editor, or
 * not at all.
 */
const block = ( draw: Draw ): string => {
	const json = JSON.stringify( {
		widgetClass: oneOf( draw, CLASSES ),
		widgetData: values( draw, 0 ),
		content: text( draw ),
	} );
	const name = oneOf( draw, [
		'sowb/siteorigin-widget-editor-widget',
		'html',
		'paragraph',
		'sowb/widget-block',
		'shortcode',
	] );
	const attributes =
		draw() < 0.7
			? json
					.replaceAll( '<', '\\u003c' )
					.replaceAll( '>', '\\u003e' )
					.replaceAll( '--', '\\u002d\\u002d' )
			: json;
	return draw() < 0.5
		? `<!-- wp:${ name } ${ attributes } /-->`
		: `<!-- wp:${ name } ${ attributes } -->${ text( draw ) }<!-- /wp:${ name } -->`;
};
