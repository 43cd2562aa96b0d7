<?php
/**
 * Demo content of `npm start`: the player with files of every type, a playlist, and videos that load after a click.
 * Runs once inside WordPress.
 *
 * @package Pagewright
 */

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

if ( ! get_page_by_path( 'demo-player' ) ) {
	$pagewright_files = array();
	foreach (
		array( 'clip.mp4', 'clip.webm', 'clip.mp3', 'second.mp3', 'poster.jpg', 'cover.jpg' ) as $pagewright_name
	) {
		$pagewright_upload = wp_upload_bits(
			"demo-$pagewright_name",
			null,
			file_get_contents( __DIR__ . "/../../../tests/media/$pagewright_name" )
		);
		$pagewright_id     = wp_insert_attachment(
			array(
				'post_title'     => array(
					'clip.mp3'   => 'Morning dough',
					'second.mp3' => 'The oven',
				)[ $pagewright_name ]
					?? "Demo $pagewright_name",
				'post_mime_type' => wp_check_filetype( $pagewright_upload['file'] )['type'],
			),
			$pagewright_upload['file']
		);
		wp_update_attachment_metadata(
			$pagewright_id,
			array( 'artist' => 'The bakers', 'album' => 'Rye' )
				+ (array) wp_generate_attachment_metadata( $pagewright_id, $pagewright_upload['file'] )
		);
		$pagewright_files[ $pagewright_name ] = $pagewright_id;
	}
	set_post_thumbnail( $pagewright_files['clip.mp3'], $pagewright_files['cover.jpg'] );
	$pagewright_url     = static fn ( string $name ): string =>
		(string) wp_get_attachment_url( $pagewright_files[ $name ] );
	$pagewright_video   = static fn ( array $data ): string => get_comment_delimited_block_content(
		'sowb/siteorigin-widget-video-widget',
		array(
			'widgetClass' => 'SiteOrigin_Widget_Video_Widget',
			'widgetData'  => $data,
		),
		''
	);
	$pagewright_content = $pagewright_video(
		array(
			'title' => 'A file of the site',
			'video' => array(
				'self_sources' => array(
					array( 'self_video' => $pagewright_files['clip.webm'] ),
					array( 'self_video' => $pagewright_files['clip.mp4'] ),
				),
				'self_poster'  => $pagewright_files['poster.jpg'],
			),
		)
	)
		. $pagewright_video(
			array(
				'title'     => 'A video of Vimeo',
				'host_type' => 'external',
				'video'     => array( 'external_video' => 'https://vimeo.com/22439234' ),
			)
		)
		. '<!-- wp:heading --><h2 class="wp-block-heading">A sound</h2><!-- /wp:heading --><!-- wp:audio --><figure class="wp-block-audio"><audio controls src="'
			. esc_url( $pagewright_url( 'clip.mp3' ) ) . '"></audio></figure><!-- /wp:audio -->'
		. '<!-- wp:heading --><h2 class="wp-block-heading">A playlist</h2><!-- /wp:heading --><!-- wp:shortcode -->[playlist ids="'
			. $pagewright_files['clip.mp3'] . ',' . $pagewright_files['second.mp3']
			. '"]<!-- /wp:shortcode -->';
	kses_remove_filters();
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Player',
				'post_name'    => 'demo-player',
				'post_content' => $pagewright_content,
			)
		)
	);
	kses_init_filters();
	Pagewright\Features\Settings::load()->with( array( 'player' => true, 'player_embeds' => true ) )->save();
}
