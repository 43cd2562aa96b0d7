import { phpValue, phpFile } from './site';

const { call } = phpFile( 'tests/support/post-lists.php' );

export const BLOG = 'SiteOrigin_Widget_Blog_Widget';
export const RECENT = 'SiteOrigin_Widget_Recent_Posts_Widget';
export const CAROUSEL = 'SiteOrigin_Widget_PostCarousel_Widget';
export const AUTHOR_BOX = 'SiteOrigin_Widget_Author_Box_Widget';
export const TAXONOMY = 'SiteOrigin_Widget_Taxonomy_Widget';

/** Marks the posts of these tests. */
const MARK = 'post-lists-test';

/**
 * Creates twelve posts with images, categories and tags, of two authors, latest first; then a
 * private one and one with a password.
 */
export const makeList = () => call< number[] >( 'make_list' );

/** Deletes them; the image file belongs to the demo and stays. */
export const removeList = () => call( 'remove_list' );

/** The query for the public ones. */
export const LISTED = {
	tax_query: [ 'news', 'tips', 'people' ]
		.map( ( slug ) => `category:${ MARK }-${ slug }` )
		.join(),
	sticky: 'ignore',
};

/** PHP code that renders a block to `$html`. */
export const renderPhp = ( widgetClass: string, widgetData: object, anchor = '' ) =>
	`$html = render_block( array( 'blockName' => 'sowb/' . strtolower( str_replace( '_', '-', '${ widgetClass }' ) ), 'attrs' => array( 'widgetClass' => '${ widgetClass }', 'anchor' => '${ anchor }', 'widgetData' => ${ phpValue(
		widgetData
	) } ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );`;

/** Creates a page with the content, marked like the posts. Returns its path. */
export const makePage = ( slug: string, content: string ) =>
	call< string >( 'make_page', content, slug );
