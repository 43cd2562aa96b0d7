<?php
/**
 * PHP code of player.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Player\Player;

function page( string $content ) {
	$id = wp_insert_post(
		wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Player', 'post_content' => $content ) )
	);
	return array( 'id' => $id, 'path' => wp_parse_url( get_permalink( $id ), PHP_URL_PATH ) );
}

function make_sounds( array $titles ) {
	$ids = array();
	foreach ( $titles as $nth => $title ) {
		$id = wp_insert_attachment(
			wp_slash( array( 'post_title' => $title, 'post_mime_type' => 'audio/mpeg', 'guid' => "https://example.org/$nth.mp3" ) ),
			"2026/01/player-$nth.mp3"
		);
		wp_update_attachment_metadata(
			$id,
			array( 'artist' => "Band <$nth>", 'album' => 'Crumbs', 'length_formatted' => '3:2' . $nth )
		);
		$ids[] = $id;
	}
	return $ids;
}

/** Returns the title of an attachment as users read it. */
function readable_title( int $id ) {
	return \Pagewright\Output\Text::plain( get_post( $id )->post_title );
}

function id() {
	return wp_insert_post(
		array(
			'post_status' => 'publish',
			'post_title' => 'In a feed',
			'post_content' => '[video src="https://example.org/feed.mp4"]',
		)
	);
}

function post( int $sound ) {
	$id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Locked', 'post_password' => 'crust' ) );
	wp_update_post( array( 'ID' => $sound, 'post_parent' => $id ) );
	return $id;
}

function shown( string $embed ) {
	return apply_filters( 'embed_oembed_html', $embed, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', array(), 0 );
}

function run() {
	return apply_filters( 'embed_oembed_html', '<iframe src="https://example.org/x"></iframe>', 'https://example.org/x', array(), 0 );
}
