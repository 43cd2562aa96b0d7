<?php
/**
 * Changes of folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaFoldersChange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Files;
use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Folders\Tree;
use Pagewright\Rest\PublicError;

/**
 * Creates, changes and deletes folders. The caller has checked the capability. Each method returns the change that
 * undoes it, in the form of the parameters of the route, or null if there is none.
 */
final class Change {
	/** Deleting a folder with more files cannot be undone. */
	public const MOST_FILES = 5000;

	/** Longest name in characters, as in the table of terms. */
	public const LONGEST = 200;

	/**
	 * @param list<int> $children Folders that move into the new one.
	 * @param list<int> $files    Attachments that move into the new one, besides their other folders.
	 * @return array{id: int, undo: ?array<string, mixed>}
	 * @throws PublicError If the name or the parent is invalid.
	 */
	public static function create(
		string $name,
		int $parent,
		array $children = array(),
		array $files = array()
	): array {
		self::require_parent( 0, $parent );
		self::require_name( 0, $name, $parent );
		$created = wp_insert_term( wp_slash( $name ), Taxonomy::NAME, array( 'parent' => $parent ) );
		$id      = (int) self::value_of( $created )['term_id'];
		foreach ( $children as $child ) {
			if ( get_term( $child, Taxonomy::NAME ) instanceof \WP_Term && ! self::is_inside( $parent, $child ) ) {
				wp_update_term( $child, Taxonomy::NAME, array( 'parent' => $id ) );
			}
		}
		Files::add( $files, $id );
		return array( 'id' => $id, 'undo' => array( 'type' => 'delete', 'id' => $id ) );
	}

	/**
	 * Renames or moves a folder.
	 *
	 * @param ?string $name   New name; null for the same.
	 * @param ?int    $parent New parent; null for the same.
	 * @return array{id: int, undo: ?array<string, mixed>}
	 * @throws PublicError If the folder does not exist, or if the name or the parent is invalid.
	 */
	public static function update( int $id, ?string $name, ?int $parent ): array {
		$term   = self::term( $id );
		$old    = Tree::name( $term );
		$name   = $name ?? $old;
		$parent = $parent ?? $term->parent;
		if ( $name === $old && $parent === $term->parent ) {
			return array( 'id' => $id, 'undo' => null );
		}
		self::require_parent( $id, $parent );
		self::require_name( $id, $name, $parent );
		self::value_of(
			wp_update_term( $id, Taxonomy::NAME, array( 'name' => wp_slash( $name ), 'parent' => $parent ) )
		);
		return array(
			'id'   => $id,
			'undo' => array( 'type' => 'update', 'id' => $id, 'name' => $old, 'parent' => $term->parent ),
		);
	}

	/**
	 * Deletes a folder. Its files stay in the library, and its subfolders move up.
	 *
	 * @return array{id: int, undo: ?array<string, mixed>}
	 * @throws PublicError If the folder does not exist.
	 */
	public static function delete( int $id ): array {
		$term     = self::term( $id );
		$files    = Files::in( $term );
		$children = array();
		foreach ( Tree::terms() as $other ) {
			if ( $other->parent === $id ) {
				$children[] = $other->term_id;
			}
		}
		Files::remove_all( $term, $files );
		$deleted = wp_delete_term( $id, Taxonomy::NAME );
		if ( true !== $deleted ) {
			Files::add( $files, $id );
			self::value_of( $deleted );
		}
		return array(
			'id'   => $id,
			'undo' => count( $files ) > self::MOST_FILES ? null : array(
				'type'     => 'create',
				'name'     => Tree::name( $term ),
				'parent'   => $term->parent,
				'children' => $children,
				'files'    => $files,
			),
		);
	}

	/** @throws PublicError If the folder does not exist. */
	private static function term( int $id ): \WP_Term {
		$term = get_term( $id, Taxonomy::NAME );
		return $term instanceof \WP_Term ? $term : throw new PublicError(
			'pagewright_unknown_folder',
			__( 'This folder no longer exists.', 'pagewright' ),
			404
		);
	}

	/** @throws PublicError If the parent does not exist, or is the folder itself or inside it. */
	private static function require_parent( int $id, int $parent ): void {
		if ( 0 === $parent ) {
			return;
		}
		self::term( $parent );
		if ( 0 !== $id && self::is_inside( $parent, $id ) ) {
			throw new PublicError(
				'pagewright_folder_in_itself',
				__( 'A folder cannot be moved into itself.', 'pagewright' )
			);
		}
	}

	/** Returns whether a folder is the other one, or inside it. */
	private static function is_inside( int $id, int $other ): bool {
		return $id === $other || in_array( $other, get_ancestors( $id, Taxonomy::NAME, 'taxonomy' ), true );
	}

	/** @throws PublicError If the name is empty or too long, or if the parent contains a folder with this name. */
	private static function require_name( int $id, string $name, int $parent ): void {
		if ( '' === trim( sanitize_text_field( $name ) ) ) {
			throw new PublicError( 'pagewright_folder_name', __( 'Type a name for the folder.', 'pagewright' ) );
		}
		if ( mb_strlen( esc_html( $name ) ) > self::LONGEST ) {
			throw new PublicError(
				'pagewright_folder_name',
				__( 'The name of the folder is too long.', 'pagewright' )
			);
		}
		foreach ( Tree::terms() as $term ) {
			$is_equal = mb_strtolower( Tree::name( $term ) ) === mb_strtolower( trim( $name ) );
			if ( $is_equal && $term->parent === $parent && $term->term_id !== $id ) {
				throw new PublicError(
					'pagewright_folder_exists',
					/* translators: %s: name of a folder. */
					sprintf( __( 'There is already a folder “%s” here.', 'pagewright' ), Tree::name( $term ) )
				);
			}
		}
	}

	/**
	 * @return array<mixed> Result of WordPress.
	 * @throws PublicError If it is an error, or if a filter returned something else.
	 */
	private static function value_of( mixed $result ): array {
		if ( is_array( $result ) ) {
			return $result;
		}
		throw new PublicError(
			'pagewright_not_changed',
			is_wp_error( $result )
				? html_entity_decode( $result->get_error_message(), ENT_QUOTES | ENT_HTML5 )
				: __( 'The folder could not be changed.', 'pagewright' )
		);
	}
}
