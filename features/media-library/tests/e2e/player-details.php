<?php
/**
 * PHP code of player-details.spec.ts and deleted-files-more.spec.ts: files of players and the classic editor.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\PlayerDetails;

require_once __DIR__ . '/dialog.php';

/** The editor of WordPress before blocks. */
function plug_classic() {
	\Pagewright\Tests\MediaLibrary\Dialog\plug_classic();
}

/** A plugin that refuses uploads. */
function plug_refusal() {
	\Pagewright\Tests\MediaLibrary\Dialog\plug(
		\Pagewright\Tests\MediaLibrary\Dialog\CLASSIC . <<<'PHP'
		add_filter( 'wp_handle_upload_prefilter', static fn ( $file ) => array( 'error' => 'Uploads are closed.' ) + $file );
		PHP
	);
}

/** The user loses the right to upload after the editor was opened. */
function plug_lost_right() {
	\Pagewright\Tests\MediaLibrary\Dialog\plug(
		\Pagewright\Tests\MediaLibrary\Dialog\CLASSIC . <<<'PHP'
		add_filter( 'user_has_cap', static fn ( $all ) => wp_is_serving_rest_request() || wp_doing_ajax()
			? array( 'upload_files' => false ) + $all
			: $all );
		PHP
	);
}

/** A plugin that changes WordPress's view of a video. */
function plug_view() {
	\Pagewright\Tests\MediaLibrary\Dialog\plug(
		\Pagewright\Tests\MediaLibrary\Dialog\CLASSIC . <<<'PHP'
		add_action( 'wp_enqueue_media', static function () {
			wp_register_script( 'test-players', false, array( 'media-audiovideo' ), '1', true );
			wp_enqueue_script( 'test-players' );
			wp_add_inline_script( 'test-players', '
				const { setMedia } = wp.media.view.VideoDetails.prototype;
				wp.media.view.VideoDetails.prototype.setMedia = function () {
					this.$el.addClass( "has-plugin" );
					return setMedia.call( this );
				};
			' );
		}, 20 );
		PHP
	);
}

/**
 * Creates an attachment.
 *
 * @param string $name  Name of the file.
 * @param string $bytes Its content as Base64.
 * @return array{id: int, url: string}
 */
function insert_file( string $name, string $bytes ): array {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	$file = wp_upload_bits( $name, null, base64_decode( $bytes ) );
	$id   = wp_insert_attachment(
		array(
			'post_title'     => $name,
			'post_mime_type' => $file['type'],
			'post_status'    => 'inherit',
		),
		$file['file']
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	return array(
		'id'  => $id,
		'url' => (string) wp_get_attachment_url( $id ),
	);
}

/**
 * Deletes attachments.
 *
 * @param int[] $ids Attachments.
 */
function delete_files( array $ids ) {
	array_map( 'wp_delete_attachment', $ids );
}

/** Returns the ID of the image that the library shows for an attachment. */
function thumbnail( int $id ) {
	$image = get_post_thumbnail_id( $id );
	delete_post_thumbnail( $id );
	return $image;
}

/**
 * Attaches files to a post.
 *
 * @param int   $post Post.
 * @param int[] $ids  Attachments.
 */
function attach_files( int $post, array $ids ) {
	foreach ( $ids as $id ) {
		wp_update_post(
			array(
				'ID'          => $id,
				'post_parent' => $post,
			)
		);
	}
}

/**
 * Returns the image that the library shows for an attachment, and deletes it.
 *
 * @param int $id Attachment.
 * @return array{url: string, type: string}
 */
function take_thumbnail( int $id ): array {
	$image = (int) get_post_thumbnail_id( $id );
	$taken = array(
		'url'  => (string) wp_get_attachment_url( $image ),
		'type' => (string) get_post_mime_type( $image ),
	);
	wp_delete_attachment( $image );
	return $taken;
}
