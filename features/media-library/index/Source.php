<?php
/**
 * Reads attachments for the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/** Reads the tables of WordPress directly: no cache and no filter of a language or a user may change the result. */
final class Source {
	/** Post meta that rows depend on. */
	public const META = array( self::FILE, self::ALT, self::DATA );

	private const FILE = '_wp_attached_file';

	private const ALT = '_wp_attachment_image_alt';

	private const DATA = '_wp_attachment_metadata';

	/**
	 * Returns what the search table must contain for some attachments.
	 *
	 * @param list<int> $ids Posts of any type.
	 * @return array<int, Row> ID => row, of attachments only.
	 */
	public static function rows( array $ids ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$list  = implode( ',', array_map( 'intval', $ids ) );
		$posts = $wpdb->get_results( // phpcs:ignore WordPress.DB -- see above.
			"SELECT ID, post_status, post_mime_type, post_author, post_parent, post_date, post_modified, post_title, post_name, post_excerpt, post_content, menu_order FROM $wpdb->posts WHERE post_type = 'attachment' AND ID IN ($list)",
			ARRAY_A
		);
		$meta  = self::meta( $list );
		$rows  = array();
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			$id          = (int) $post['ID'];
			$rows[ $id ] = self::row( $post, $meta[ $id ] ?? array() );
		}
		return $rows;
	}

	/** @return list<int> IDs of the next attachments after this ID, in order. */
	public static function ids_after( int $id, int $limit ): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col( // phpcs:ignore WordPress.DB -- see above.
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND ID > %d ORDER BY ID LIMIT %d",
					$id,
					$limit
				)
			)
		);
	}

	/** Returns the number of attachments, in any status. */
	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment'" ); // phpcs:ignore WordPress.DB -- see above.
	}

	/** @return array<int, array<string, string>> Post => key => first value. */
	private static function meta( string $ids ): array {
		global $wpdb;
		$rows  = $wpdb->get_results( // phpcs:ignore WordPress.DB -- see above.
			$wpdb->prepare(
				"SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_key IN (%s, %s, %s) AND post_id IN (" // phpcs:ignore WordPress.DB -- numbers.
				. implode( ',', array_map( 'intval', explode( ',', $ids ) ) )
				. ') ORDER BY meta_id',
				self::FILE,
				self::ALT,
				self::DATA
			),
			ARRAY_A
		);
		$found = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$found[ (int) $row['post_id'] ][ (string) $row['meta_key'] ] ??= (string) $row['meta_value'];
		}
		return $found;
	}

	/**
	 * @param array<string, string> $post Columns of the table of posts.
	 * @param array<string, string> $meta Key => value.
	 */
	private static function row( array $post, array $meta ): Row {
		$data  = maybe_unserialize( $meta[ self::DATA ] ?? '' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as get_post_meta() does.
		$size  = is_array( $data ) ? ( $data['filesize'] ?? 0 ) : 0;
		$file  = $meta[ self::FILE ] ?? '';
		$texts = array(
			$post['post_title'],
			$file,
			$meta[ self::ALT ] ?? '',
			$post['post_excerpt'],
			$post['post_content'],
			$post['post_name'],
		);
		return new Row(
			(int) $post['ID'],
			array(
				'post_status'    => $post['post_status'],
				'post_mime_type' => $post['post_mime_type'],
				'post_author'    => (int) $post['post_author'],
				'post_parent'    => (int) $post['post_parent'],
				'post_date'      => $post['post_date'],
				'post_modified'  => $post['post_modified'],
				'title'          => mb_substr( $post['post_title'], 0, Table::KEY_LENGTH ),
				'name'           => mb_substr( $post['post_name'], 0, Table::KEY_LENGTH ),
				'file'           => mb_substr( wp_basename( $file ), 0, Table::KEY_LENGTH ),
				'size'           => is_numeric( $size ) ? max( 0, (int) $size ) : 0,
				'menu_order'     => (int) $post['menu_order'],
			),
			$texts
		);
	}
}
