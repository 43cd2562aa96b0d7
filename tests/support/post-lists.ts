import { php, phpValue } from './site';

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
export const makeList = () =>
	php< number[] >( `
		$photo   = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0];
		$file    = get_attached_file( $photo );
		$terms   = array();
		foreach ( array( 'news', 'tips', 'people' ) as $slug ) {
			$terms[] = (int) ( term_exists( '${ MARK }-' . $slug, 'category' ) ?: wp_insert_term( ucfirst( $slug ), 'category', array( 'slug' => '${ MARK }-' . $slug ) ) )['term_id'];
		}
		$authors = array();
		foreach ( array( 'Nora', 'Otto' ) as $name ) {
			$authors[] = wp_insert_user( array( 'user_login' => '${ MARK }-' . $name, 'user_pass' => wp_generate_password(), 'display_name' => $name, 'description' => $name . ' writes.', 'role' => 'author' ) );
		}
		$ids = array();
		for ( $i = 1; $i <= 14; $i++ ) {
			$more  = 13 === $i ? array( 'post_status' => 'private' ) : ( 14 === $i ? array( 'post_password' => 'x' ) : array() );
			$id    = wp_insert_post( $more + array( 'post_title' => "Listed $i", 'post_name' => "${ MARK }-$i", 'post_status' => 'publish', 'post_author' => $authors[ $i % 2 ], 'post_content' => '<p>' . str_repeat( "Words of post $i go on. ", 20 + 7 * ( $i % 3 ) ) . '</p>', 'post_date' => sprintf( '2023-06-%02d 10:00:00', 28 - $i ), 'tags_input' => array( '${ MARK }-a', '${ MARK }-b' ), 'meta_input' => array( '_${ MARK }' => 1 ) ) );
			$image = wp_insert_attachment( array( 'post_title' => "Picture $i", 'post_mime_type' => 'image/webp', 'meta_input' => array( '_${ MARK }' => 1 ) ), $file );
			wp_update_attachment_metadata( $image, wp_get_attachment_metadata( $photo ) );
			set_post_thumbnail( $id, $image );
			wp_set_object_terms( $id, array( $terms[ $i % 3 ] ), 'category' );
			$ids[] = $id;
		}
		return $ids;
	` );

/** Deletes them; the image file belongs to the demo and stays. */
export const removeList = () =>
	php( `
		require_once ABSPATH . 'wp-admin/includes/user.php';
		add_filter( 'wp_delete_file', '__return_empty_string' );
		foreach ( get_posts( array( 'post_type' => array( 'post', 'page', 'attachment' ), 'post_status' => 'any', 'meta_key' => '_${ MARK }', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( array( 'Nora', 'Otto' ) as $name ) {
			if ( ( $user = get_user_by( 'login', '${ MARK }-' . $name ) ) ) {
				wp_delete_user( $user->ID );
			}
		}
		foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ), 'hide_empty' => false ) ) as $term ) {
			if ( str_starts_with( $term->slug, '${ MARK }' ) ) {
				wp_delete_term( $term->term_id, $term->taxonomy );
			}
		}
	` );

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
	php< string >(
		`return wp_make_link_relative( get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lists', 'post_name' => '${ MARK }-${ slug }', 'post_content' => ${ phpValue(
			content
		) }, 'meta_input' => array( '_${ MARK }' => 1 ) ) ) ) ) );`
	);
