<?php
/**
 * Fills a new site: pictures, a front page and a page for each widget. Run inside WordPress, once; a page that is there is left alone.
 *
 * @package Pagewright
 */

require_once ABSPATH . 'wp-admin/includes/image.php';

/** Ids of the demo pictures, imported when they are missing, by file name without its ending. */
$pagewright_media = array();
foreach ( glob( __DIR__ . '/pictures/*.*' ) as $pagewright_file ) {
	$pagewright_name = pathinfo( $pagewright_file, PATHINFO_FILENAME );
	$pagewright_old  = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-' . $pagewright_name, 'post_status' => 'inherit', 'fields' => 'ids' ) );
	if ( $pagewright_old ) {
		$pagewright_media[ $pagewright_name ] = $pagewright_old[0];
		continue;
	}
	$pagewright_upload = wp_upload_bits( basename( $pagewright_file ), null, file_get_contents( $pagewright_file ) );
	$pagewright_id     = wp_insert_attachment(
		array(
			'post_title'     => ucfirst( strtr( $pagewright_name, '-', ' ' ) ),
			'post_name'      => 'demo-' . $pagewright_name,
			'post_mime_type' => wp_check_filetype( $pagewright_upload['file'] )['type'],
		),
		$pagewright_upload['file']
	);
	wp_update_attachment_metadata( $pagewright_id, wp_generate_attachment_metadata( $pagewright_id, $pagewright_upload['file'] ) );
	update_post_meta( $pagewright_id, '_wp_attachment_image_alt', ucfirst( strtr( $pagewright_name, '-', ' ' ) ) );
	$pagewright_media[ $pagewright_name ] = $pagewright_id;
}

/** Each page file begins with a comment: title, slug, and whether it is the front page. */
$pagewright_made = 0;
foreach ( glob( __DIR__ . '/pages/*.html' ) as $pagewright_file ) {
	$pagewright_content = (string) file_get_contents( $pagewright_file );
	preg_match( '/^<!--\s*title:\s*(?<title>.+?);\s*slug:\s*(?<slug>[\w-]+);\s*front:\s*(?<front>yes|no)\s*-->\s*/', $pagewright_content, $pagewright_head );
	if ( get_page_by_path( $pagewright_head['slug'] ) ) {
		continue;
	}
	$pagewright_content = substr( $pagewright_content, strlen( $pagewright_head[0] ) );
	foreach ( $pagewright_media as $pagewright_name => $pagewright_id ) {
		$pagewright_content = str_replace( "@media:$pagewright_name\"", $pagewright_id . '"', $pagewright_content );
	}
	$pagewright_id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_author'  => 1,
				'post_title'   => $pagewright_head['title'],
				'post_name'    => $pagewright_head['slug'],
				'post_content' => $pagewright_content,
			)
		)
	);
	if ( 'yes' === $pagewright_head['front'] ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $pagewright_id );
	}
	++$pagewright_made;
}
if ( $pagewright_made ) {
	echo 'Demo content: ' . (int) $pagewright_made . ' pages, ' . count( $pagewright_media ) . ' pictures.';
}
