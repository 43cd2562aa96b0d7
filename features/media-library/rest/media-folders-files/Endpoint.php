<?php
/**
 * Files in folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaFoldersFiles;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Folders\Files;
use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Rest\FolderEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /media/folders/files: moves attachments to folders. `before` of the response is the parameter `moves` of the
 * request that undoes it. An attachment that fails does not stop the others.
 */
final class Endpoint extends FolderEndpoint {
	private const MOST_MOVES = 100;

	/** Attachments of one move. */
	private const MOST = 100;

	/** WordPress allows several folders for one attachment. */
	private const MOST_FOLDERS = 50;

	protected function route(): string {
		return '/media/folders/files';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		$ids = array(
			'type'     => 'array',
			'required' => true,
			'items'    => array( 'type' => 'integer', 'minimum' => 1 ),
		);
		return array(
			'moves' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST_MOVES,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'ids'     => $ids + array( 'minItems' => 1, 'maxItems' => self::MOST ),
						// Empty for no folder.
						'folders' => $ids + array( 'maxItems' => self::MOST_FOLDERS ),
					),
				),
			),
		);
	}

	/**
	 * @return array{done: list<int>, failed: list<array{id: int, status: int, code: int|string, message: string}>,
	 *    before: list<array{ids: list<int>, folders: list<int>}>} Folders of the moved attachments before.
	 * @throws PublicError If the user may not use folders, or a folder does not exist.
	 */
	protected function answer_with_folders( \WP_REST_Request $request ): array {
		if ( ! Taxonomy::allows( 'assign_terms' ) ) {
			throw new PublicError(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to move files to folders.', 'pagewright' ),
				403
			);
		}
		self::require_folders( array_merge( ...array_column( $request['moves'], 'folders' ) ) );
		$result = array( 'done' => array(), 'failed' => array(), 'before' => array() );
		foreach ( $request['moves'] as $move ) {
			$folders = array_map( 'intval', $move['folders'] );
			[ $done, $failed ] = self::sort( array_unique( array_map( 'intval', $move['ids'] ) ) );
			foreach ( self::by_folders( $done ) as $before ) {
				$result['before'][] = $before;
			}
			Files::put( $done, $folders );
			array_push( $result['done'], ...$done );
			array_push( $result['failed'], ...$failed );
		}
		return $result;
	}

	/**
	 * @param list<int|string> $folders Folders.
	 * @throws PublicError If one of them does not exist.
	 */
	private static function require_folders( array $folders ): void {
		foreach ( array_unique( array_map( 'intval', $folders ) ) as $folder ) {
			if ( ! get_term( $folder, Taxonomy::NAME ) instanceof \WP_Term ) {
				throw new PublicError(
					'pagewright_unknown_folder',
					__( 'This folder no longer exists.', 'pagewright' ),
					404
				);
			}
		}
	}

	/**
	 * @param array<int> $ids Posts.
	 * @return array{list<int>, list<array{id: int, status: int, code: string, message: string}>} Attachments that the
	 *    user may edit, and the others.
	 */
	private static function sort( array $ids ): array {
		_prime_post_caches( array_values( $ids ), true, false );
		$done   = array();
		$failed = array();
		foreach ( $ids as $id ) {
			if ( null === Attachments::find( $id ) ) {
				$failed[] = array(
					'id'      => $id,
					'status'  => 404,
					'code'    => 'rest_post_invalid_id',
					'message' => __( 'This file no longer exists.', 'pagewright' ),
				);
			} elseif ( ! current_user_can( 'edit_post', $id ) ) {
				$failed[] = array(
					'id'      => $id,
					'status'  => 403,
					'code'    => 'rest_forbidden',
					'message' => __( 'Sorry, you are not allowed to change this file.', 'pagewright' ),
				);
			} else {
				$done[] = $id;
			}
		}
		return array( $done, $failed );
	}

	/**
	 * @param list<int> $ids Attachments.
	 * @return list<array{ids: list<int>, folders: list<int>}> Attachments with equal folders together.
	 */
	private static function by_folders( array $ids ): array {
		$folders = Taxonomy::folders_of( $ids );
		$groups  = array();
		foreach ( $ids as $id ) {
			$group                    = $folders[ $id ] ?? array();
			$key                      = implode( ',', $group );
			$groups[ $key ]           = $groups[ $key ] ?? array( 'ids' => array(), 'folders' => $group );
			$groups[ $key ]['ids'][]  = $id;
		}
		return array_values( $groups );
	}
}
