<?php
/**
 * Changes of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaBulk;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /media/bulk: saves, trashes, restores or deletes several attachments. One that fails does not stop the others.
 * `changes` are the new texts and the new post of a save.
 */
final class Endpoint extends MediaEndpoint {
	/** Deleting one attachment can mean dozens of files. */
	private const MOST = 100;

	/** Longest text in characters. */
	private const LONGEST = 100_000;

	protected function route(): string {
		return '/media/bulk';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		$text = array( 'type' => 'string', 'maxLength' => self::LONGEST );
		return array(
			'action'  => array(
				'type'     => 'string',
				'required' => true,
				'enum'     => array( 'save', 'trash', 'restore', 'delete' ),
			),
			'ids'     => self::ids_argument( self::MOST ),
			'changes' => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => array(
					'title'       => $text,
					'alt'         => $text,
					'caption'     => $text,
					'description' => $text,
					'uploadedTo'  => array( 'type' => 'integer', 'minimum' => 0 ),
					'artist'      => $text,
					'album'       => $text,
				),
			),
			'return'  => array( 'type' => 'boolean', 'default' => false ),
		);
	}

	/**
	 * @return array{done: list<int>, failed: list<array{id: int, status: int, code: int|string, message: string}>,
	 *    attachments?: list<array<mixed>>} `attachments` with `return`, see Attachments::prepared().
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$done   = array();
		$failed = array();
		foreach ( array_unique( array_map( 'intval', $request['ids'] ) ) as $id ) {
			try {
				self::change( $id, (string) $request['action'], (array) $request['changes'] );
				$done[] = $id;
			} catch ( PublicError $error ) {
				$failed[] = array(
					'id'      => $id,
					'status'  => $error->status,
					'code'    => $error->error_code,
					'message' => $error->getMessage(),
				);
			}
		}
		$result = array( 'done' => $done, 'failed' => $failed );
		return true === $request['return']
			? $result + array( 'attachments' => Attachments::prepared( $done ) )
			: $result;
	}

	/**
	 * @param array<string, int|string> $changes New values.
	 * @throws PublicError If it is not possible.
	 */
	private static function change( int $id, string $action, array $changes ): void {
		$post = Attachments::find( $id ) ?? throw new PublicError(
			'rest_post_invalid_id',
			__( 'This file no longer exists.', 'pagewright' ),
			404
		);
		if ( ! current_user_can( 'save' === $action ? 'edit_post' : 'delete_post', $id ) ) {
			throw new PublicError(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to change this file.', 'pagewright' ),
				403
			);
		}
		match ( $action ) {
			'save'    => Save::attachment( $post, $changes ),
			'trash'   => Removal::trash( $post ),
			'restore' => Removal::restore( $post ),
			'delete'  => Removal::delete( $post ),
		};
	}
}
