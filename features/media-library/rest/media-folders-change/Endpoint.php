<?php
/**
 * Changes of folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaFoldersChange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Folders\Tree;
use Pagewright\Features\MediaLibrary\Rest\FolderEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /media/folders/change: creates, changes or deletes a folder. The response contains the parameters of the change
 * that undoes it.
 */
final class Endpoint extends FolderEndpoint {
	protected function route(): string {
		return '/media/folders/change';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		$id  = array( 'type' => 'integer', 'minimum' => 1 );
		$ids = array(
			'type'     => 'array',
			'items'    => $id,
			'maxItems' => Change::MOST_FILES,
			'default'  => array(),
		);
		return array(
			'type'     => array(
				'type'     => 'string',
				'required' => true,
				'enum'     => array( 'create', 'update', 'delete' ),
			),
			// Required by update and delete.
			'id'       => $id,
			// Required by create.
			'name'     => array( 'type' => 'string', 'maxLength' => Change::LONGEST ),
			// 0 for the top.
			'parent'   => array( 'minimum' => 0 ) + $id,
			// Folders and files that move into a new folder.
			'children' => $ids,
			'files'    => $ids,
		) + self::type_arg();
	}

	/**
	 * @return array{id: int, undo: ?array<string, mixed>, tree: array<string, mixed>} ID of the folder, the parameters
	 *    of the change that undoes this one or null, and all folders as Tree::read() returns them.
	 * @throws PublicError If the user may not change folders, or the change is invalid.
	 */
	protected function answer_with_folders( \WP_REST_Request $request ): array {
		$type = (string) $request['type'];
		if ( ! Taxonomy::allows( 'delete' === $type ? 'delete_terms' : 'edit_terms' ) ) {
			throw new PublicError(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to change folders.', 'pagewright' ),
				403
			);
		}
		$name   = null === $request['name'] ? null : trim( (string) $request['name'] );
		$parent = null === $request['parent'] ? null : (int) $request['parent'];
		$id     = (int) $request['id'];
		$result = match ( $type ) {
			'create' => Change::create(
				$name ?? '',
				$parent ?? 0,
				array_map( 'intval', $request['children'] ),
				self::editable( array_map( 'intval', $request['files'] ) )
			),
			'update' => Change::update( $id, $name, $parent ),
			'delete' => Change::delete( $id ),
		};
		return $result + array( 'tree' => Tree::read( (string) $request['file_type'] ) );
	}

	/**
	 * @param list<int> $ids Posts.
	 * @return list<int> Attachments that the user may edit.
	 */
	private static function editable( array $ids ): array {
		_prime_post_caches( $ids, true, false );
		return array_values(
			array_filter(
				array_unique( $ids ),
				static fn ( int $id ): bool =>
					'attachment' === get_post_type( $id ) && current_user_can( 'edit_post', $id )
			)
		);
	}
}
