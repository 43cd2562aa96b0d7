<?php
/**
 * Fills a new site: images, posts of two authors, a front page, pages made of patterns, and a page for each widget.
 * Runs once inside WordPress; existing pages stay unchanged.
 *
 * @package Pagewright
 */

require_once ABSPATH . 'wp-admin/includes/image.php';

// The pages show all sizes of widgets, so the images have them from the start.
update_option(
	\Pagewright\Blocks\WidgetImageSizes::OPTION,
	array_keys( \Pagewright\Blocks\Registrar::IMAGE_SIZES )
);

/** IDs of the demo images by file name without extension; imports missing ones. */
$pagewright_media = array();
foreach ( glob( __DIR__ . '/pictures/*.*' ) as $pagewright_file ) {
	$pagewright_name = pathinfo( $pagewright_file, PATHINFO_FILENAME );
	$pagewright_old  = get_posts(
		array(
			'post_type'   => 'attachment',
			'name'        => 'demo-' . $pagewright_name,
			'post_status' => 'inherit',
			'fields'      => 'ids',
		)
	);
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
	wp_update_attachment_metadata(
		$pagewright_id,
		wp_generate_attachment_metadata( $pagewright_id, $pagewright_upload['file'] )
	);
	update_post_meta( $pagewright_id, '_wp_attachment_image_alt', ucfirst( strtr( $pagewright_name, '-', ' ' ) ) );
	$pagewright_media[ $pagewright_name ] = $pagewright_id;
}

/** An animation, inserted as a file: without a signed-in user, the media library accepts none. */
$pagewright_old = get_posts(
	array( 'post_type' => 'attachment', 'name' => 'demo-spinner', 'post_status' => 'inherit', 'fields' => 'ids' )
);
if ( ! $pagewright_old ) {
	$pagewright_file = wp_upload_dir()['path'] . '/spinner.json';
	copy( __DIR__ . '/spinner.json', $pagewright_file );
	$pagewright_old = array(
		wp_insert_attachment(
			array( 'post_title' => 'Spinner', 'post_name' => 'demo-spinner', 'post_mime_type' => 'application/json' ),
			$pagewright_file
		),
	);
}
$pagewright_media['spinner'] = $pagewright_old[0];

/** Two authors by a short name. */
$pagewright_authors = array();
foreach (
	array(
		'nora' => array(
			'Nora Lindqvist',
			'Bakes, writes it down, and answers letters on Mondays. Took over the oven from her aunt.',
		),
		'otto' => array( 'Otto Brandt', 'Mills the grain and drives the van. Knows every farmer by their dog.' ),
	) as $pagewright_name => $pagewright_facts
) {
	$pagewright_user                      = get_user_by( 'login', "demo-$pagewright_name" );
	$pagewright_authors[ $pagewright_name ] = $pagewright_user
		? $pagewright_user->ID
		: wp_insert_user(
			array(
				'user_login'   => "demo-$pagewright_name",
				'user_pass'    => wp_generate_password(),
				'display_name' => $pagewright_facts[0],
				'nickname'     => $pagewright_facts[0],
				'description'  => $pagewright_facts[1],
				'role'         => 'author',
			)
		);
}

$pagewright_terms = static function ( int $id, array $categories, array $tags ): void {
	$ids = array_map(
		static fn ( $name ) =>
			(int) ( term_exists( $name, 'category' ) ?: wp_insert_term( $name, 'category' ) )['term_id'],
		$categories
	);
	wp_set_object_terms( $id, $ids, 'category' );
	wp_set_object_terms( $id, $tags, 'post_tag' );
};

/** Posts, a week apart; WordPress's own first post becomes older. */
$pagewright_old = get_page_by_path( 'hello-world', OBJECT, 'post' );
if ( $pagewright_old ) {
	wp_update_post(
		array(
			'ID'            => $pagewright_old->ID,
			'post_date'     => '2020-01-01 09:00:00',
			'post_date_gmt' => '2020-01-01 09:00:00',
		)
	);
}
foreach ( require __DIR__ . '/posts.php' as $pagewright_nth => $pagewright_post ) {
	$pagewright_name = 'demo-post-' . ( $pagewright_nth + 1 );
	if ( get_page_by_path( $pagewright_name, OBJECT, 'post' ) ) {
		continue;
	}
	$pagewright_id = wp_insert_post(
		array(
			'post_status'  => 'publish',
			'post_author'  => $pagewright_authors[ $pagewright_post[5] ],
			'post_title'   => $pagewright_post[0],
			'post_name'    => $pagewright_name,
			'post_date'    => wp_date( 'Y-m-d 09:00:00', time() - ( $pagewright_nth + 1 ) * WEEK_IN_SECONDS ),
			'post_content' => "<!-- wp:paragraph -->\n<p>$pagewright_post[1]</p>\n<!-- /wp:paragraph -->",
		)
	);
	$pagewright_terms( $pagewright_id, array( $pagewright_post[2] ), $pagewright_post[3] );
	set_post_thumbnail( $pagewright_id, $pagewright_media[ $pagewright_post[4] ] );
}

/**
 * Each page file begins with a comment: title, slug, whether it is the front page, and optionally a template of the
 * theme or whether it has terms.
 */
( new Pagewright\Patterns\Patterns() )->register();
$pagewright_pattern = static fn ( array $found ): string =>
	WP_Block_Patterns_Registry::get_instance()->get_registered( $found[1] )['content'] ?? '';
$pagewright_made    = 0;
foreach ( glob( __DIR__ . '/pages/*.html' ) as $pagewright_file ) {
	$pagewright_content = (string) file_get_contents( $pagewright_file );
	preg_match(
		'/^<!--\s*title:\s*(?<title>.+?);\s*slug:\s*(?<slug>[\w-]+);\s*front:\s*(?<front>yes|no)(?:;\s*template:\s*(?<template>[\w-]+))?(?<terms>;\s*terms:\s*yes)?\s*-->\s*/',
		$pagewright_content,
		$pagewright_head
	);
	if ( get_page_by_path( $pagewright_head['slug'] ) ) {
		continue;
	}
	$pagewright_content = substr( $pagewright_content, strlen( $pagewright_head[0] ) );
	// The parts of features: demo/<slug>.html in their folders.
	foreach ( glob( dirname( __DIR__ ) . "/features/*/demo/{$pagewright_head['slug']}.html" ) as $pagewright_part ) {
		$pagewright_content .= "\n\n" . file_get_contents( $pagewright_part );
	}
	$pagewright_content = preg_replace_callback(
		'/<!-- wp:pattern \{"slug":"([\w\/-]+)"\} \/-->/',
		$pagewright_pattern,
		$pagewright_content
	);
	foreach ( $pagewright_media as $pagewright_name => $pagewright_id ) {
		$pagewright_content = str_replace( "@media:$pagewright_name\"", $pagewright_id . '"', $pagewright_content );
		$pagewright_content = str_replace(
			"@file:$pagewright_name\"",
			wp_make_link_relative( wp_get_attachment_url( $pagewright_id ) ) . '"',
			$pagewright_content
		);
	}
	$pagewright_id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_author'  => $pagewright_authors['nora'],
				'post_title'   => $pagewright_head['title'],
				'post_name'    => $pagewright_head['slug'],
				'post_content' => $pagewright_content,
				'meta_input'   => array_filter( array( '_wp_page_template' => $pagewright_head['template'] ?? '' ) ),
			)
		)
	);
	if ( 'yes' === $pagewright_head['front'] ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $pagewright_id );
	}
	if ( ( $pagewright_head['terms'] ?? '' ) ) {
		$pagewright_terms( $pagewright_id, array( 'Recipes', 'People' ), array( 'rye', 'flour' ) );
	}
	++$pagewright_made;
}

if ( $pagewright_made ) {
	echo 'Demo content: ' . (int) $pagewright_made . ' pages, ' . count( $pagewright_media ) . ' pictures.';
}
