<?php
/**
 * The order of the files of a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaOrder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /media/order: saves the order of files of a post, which galleries without IDs show. If one file is refused,
 * none is changed.
 */
final class Endpoint extends MediaEndpoint {
	/** Each changed file is saved as a post, with all hooks. */
	private const MOST = 500;

	protected function route(): string {
		return '/media/order';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		return array(
			'post' => array( 'type' => 'integer', 'required' => true, 'minimum' => 1 ),
			'ids'  => self::ids_argument( self::MOST ) + array( 'uniqueItems' => true ),
		);
	}

	/**
	 * @return array{ids: list<int>} The files in their order.
	 * @throws PublicError 403 if the user may not edit the post or a file, 404 if a file is not one of the post,
	 *    500 if WordPress or a plugin did not save a file.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$post = (int) $request['post'];
		$ids  = array_map( 'intval', array_values( $request['ids'] ) );
		if ( ! current_user_can( 'edit_post', $post ) ) {
			throw new PublicError(
				'rest_cannot_edit',
				__( 'Sorry, you are not allowed to edit this post.', 'pagewright' ),
				403
			);
		}
		_prime_post_caches( $ids, false, false );
		$files = array_map( static fn ( int $id ): \WP_Post => self::file( $id, $post ), $ids );
		foreach ( $files as $place => $file ) {
			self::save( $file, $place + 1 );
		}
		return array( 'ids' => $ids );
	}

	/**
	 * Returns a file of the post, which the user may edit.
	 *
	 * @throws PublicError 403 or 404.
	 */
	private static function file( int $id, int $post ): \WP_Post {
		$file = Attachments::find( $id );
		if ( null === $file || $file->post_parent !== $post ) {
			throw new PublicError(
				'rest_post_invalid_id',
				__( 'This file is not attached to the post.', 'pagewright' ),
				404
			);
		}
		if ( ! current_user_can( 'edit_post', $id ) ) {
			throw new PublicError(
				'rest_cannot_edit',
				__( 'Sorry, you are not allowed to edit this file.', 'pagewright' ),
				403
			);
		}
		return $file;
	}

	/**
	 * Saves the place of a file, unless it has it already.
	 *
	 * @throws PublicError 500.
	 */
	private static function save( \WP_Post $file, int $place ): void {
		if ( $file->menu_order === $place ) {
			return;
		}
		$saved = wp_update_post( array( 'ID' => $file->ID, 'menu_order' => $place ), true );
		if ( is_wp_error( $saved ) ) {
			throw new PublicError(
				'pagewright_not_changed',
				__( 'WordPress or a plugin did not save the order of all files. Try again.', 'pagewright' ),
				500
			);
		}
	}
}
