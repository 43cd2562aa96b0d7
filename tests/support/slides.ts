import { JSDOM } from 'jsdom';
import { php, phpValue } from './site';

export const CLASSES = {
	slider: 'SiteOrigin_Widget_Slider_Widget',
	hero: 'SiteOrigin_Widget_Hero_Widget',
	'layout-slider': 'SiteOrigin_Widget_LayoutSlider_Widget',
};
export type Name = keyof typeof CLASSES;

/** Renders a slides widget; `@photo` is the demo image, `before` is PHP code that runs first. */
export const htmlOf = ( name: Name, data: object, before = '' ) =>
	php< string >( `
		${ before }
		$widget = ( new Pagewright\\Schema\\Loader( dirname( Pagewright\\FILE ) ) )->find( '${ CLASSES[ name ] }' );
		$data = ${ phpValue( data ) };
		$photo = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0];
		array_walk_recursive( $data, static function ( &$value ) use ( $photo ) { $value = '@photo' === $value ? $photo : $value; } );
		return render_block( array( 'blockName' => $widget->block, 'attrs' => array( 'widgetClass' => $widget->class, 'widgetData' => $data ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	` );

export const render = async ( name: Name, data: object, before = '' ): Promise< Document > =>
	new JSDOM( await htmlOf( name, data, before ) ).window.document;

export const picture = ( name: string ) => `https://example.org/${ name }.webp#1200x500`;

export const pictures = ( ...names: string[] ) =>
	names.map( ( name ) => ( { background_image_fallback: picture( name ) } ) );
