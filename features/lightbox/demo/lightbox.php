<?php
/**
 * Demo content of `npm start`: a page with images that open in the lightbox. Runs once inside WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-lightbox' ) ) {
	$pagewright_pictures = array();
	foreach ( array( 'dunes', 'fjord', 'meadow', 'photo' ) as $pagewright_name ) {
		$pagewright_found = get_posts(
			array(
				'post_type'   => 'attachment',
				'name'        => "demo-$pagewright_name",
				'post_status' => 'inherit',
				'fields'      => 'ids',
			)
		);
		if ( $pagewright_found ) {
			$pagewright_pictures[] = $pagewright_found[0];
		}
	}
	$pagewright_image = static fn ( int $id, string $caption = '' ): string => sprintf(
		'<!-- wp:image {"id":%1$d,"sizeSlug":"medium","linkDestination":"media"} --><figure class="wp-block-image size-medium"><a href="%2$s"><img src="%3$s" alt="%4$s" class="wp-image-%1$d"/></a>%5$s</figure><!-- /wp:image -->',
		$id,
		esc_url( (string) wp_get_attachment_url( $id ) ),
		esc_url( (string) wp_get_attachment_image_url( $id, 'medium' ) ),
		esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
		'' === $caption ? '' : '<figcaption class="wp-element-caption">' . $caption . '</figcaption>'
	);
	$pagewright_captions = array(
		'Dunes in the evening. The wind draws the lines, and takes them away again.',
		'',
		'A <a href="https://example.org/">meadow</a> in May.',
		'',
	);
	$pagewright_gallery  = '';
	foreach ( $pagewright_pictures as $pagewright_nth => $pagewright_id ) {
		$pagewright_gallery .= $pagewright_image( $pagewright_id, $pagewright_captions[ $pagewright_nth ] );
	}
	$pagewright_heading = static fn ( string $text ): string =>
		"<!-- wp:heading --><h2 class=\"wp-block-heading\">$text</h2><!-- /wp:heading -->";
	$pagewright_content = $pagewright_heading( 'A gallery' )
		. '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">'
			. $pagewright_gallery . '</figure><!-- /wp:gallery -->'
		. $pagewright_heading( 'One picture' ) . $pagewright_image( $pagewright_pictures[1] ?? 0, 'A fjord.' )
		. $pagewright_heading( 'A gallery of old' )
			. '<!-- wp:shortcode -->[gallery link="file" columns="4" ids="'
			. implode( ',', $pagewright_pictures ) . '"]<!-- /wp:shortcode -->'
		. $pagewright_heading( 'Other pages and elements' )
		. '<!-- wp:html --><p><a class="pagewright-lightbox-frame" href="' . esc_url( home_url( '/' ) )
			. '">The front page in a frame</a></p><p><a class="pagewright-lightbox-frame" href="#demo-hours">Opening hours</a></p><div hidden><div id="demo-hours"><h3>Opening hours</h3><p>Tuesday to Saturday, from seven until the bread is gone.</p></div></div><!-- /wp:html -->';
	kses_remove_filters();
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Lightbox',
				'post_name'    => 'demo-lightbox',
				'post_content' => $pagewright_content,
			)
		)
	);
	kses_init_filters();
}
