import { JSDOM } from 'jsdom';
import { phpFile } from './site';

const { call } = phpFile( 'tests/support/slides.php' );

export const CLASSES = {
	slider: 'SiteOrigin_Widget_Slider_Widget',
	hero: 'SiteOrigin_Widget_Hero_Widget',
	'layout-slider': 'SiteOrigin_Widget_LayoutSlider_Widget',
};
export type Name = keyof typeof CLASSES;

/** Renders a slides widget; `@photo` is the demo image, `before` is PHP code that runs first. */
export const htmlOf = ( name: Name, data: object, before = '' ) =>
	call< string >( 'html_of', data, before, CLASSES[ name ] );

export const render = async ( name: Name, data: object, before = '' ): Promise< Document > =>
	new JSDOM( await htmlOf( name, data, before ) ).window.document;

export const picture = ( name: string ) => `https://example.org/${ name }.webp#1200x500`;

export const pictures = ( ...names: string[] ) =>
	names.map( ( name ) => ( { background_image_fallback: picture( name ) } ) );
