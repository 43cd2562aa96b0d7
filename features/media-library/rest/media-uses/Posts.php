<?php
/**
 * Posts that use an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\UsingPost;

/** Finds uses in posts. Reads content in batches, the newest posts first. */
final class Posts {
	/** Range of IDs of one query. */
	private const BATCH = 1000;

	/** After this time, a request begins no new batch. */
	private const SECONDS = 1.0;

	/** A request that found as many uses ends. */
	private const MOST = 100;

	/** SQL of the post types that show nothing, or whose uses are found elsewhere. */
	private const NO_CONTENT = "'attachment', 'revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache'";

	/** Meta of Page Builder by SiteOrigin with widgets. */
	private const LAYOUT = 'panels_data';

	public function __construct( private readonly Target $target ) {}

	/** @return list<array{post: int, title: string, kind: string, editLink: string}> Uses without content. */
	public function linked( \WP_Post $attachment ): array {
		global $wpdb;
		$ids  = $wpdb->get_col( // phpcs:ignore WordPress.DB -- a rare query, which no function of WordPress has.
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta
				WHERE meta_key = '_thumbnail_id' AND meta_value = %s ORDER BY post_id DESC LIMIT %d",
				(string) $this->target->id,
				self::MOST
			)
		);
		$uses = array_map( static fn ( string $id ): ?array => self::entry( (int) $id, 'featured' ), $ids );
		if ( $attachment->post_parent > 0 ) {
			$uses[] = self::entry( $attachment->post_parent, 'uploaded' );
		}
		return array_values( array_filter( $uses ) );
	}

	/**
	 * @param int $before Only posts with smaller IDs; 0 for all.
	 * @return array{uses: list<array{post: int, title: string, kind: string, editLink: string}>, next: int} `next` is
	 *    the next value of $before; 0 at the end.
	 */
	public function in_content( int $before ): array {
		global $wpdb;
		$start = microtime( true );
		$next  = 0 === $before ? 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) : $before; // phpcs:ignore WordPress.DB -- as above.
		$uses  = array();
		do {
			$from = max( 0, $next - self::BATCH );
			array_push( $uses, ...$this->batch( $from, $next ) );
			$next = $from;
		} while ( $next > 0 && count( $uses ) < self::MOST && microtime( true ) - $start < self::SECONDS );
		return array(
			'uses' => $uses,
			'next' => $next,
		);
	}

	/**
	 * @param int $from First ID.
	 * @param int $to   ID after the last one.
	 * @return list<array{post: int, title: string, kind: string, editLink: string}>
	 */
	private function batch( int $from, int $to ): array {
		$uses = array();
		foreach ( $this->contents( $from, $to ) as $row ) {
			$kind = $this->target->kind_in( (string) $row['post_content'] );
			if ( '' !== $kind ) {
				$uses[ (int) $row['ID'] ] = self::entry( (int) $row['ID'], $kind );
			}
		}
		foreach ( $this->layouts( $from, $to ) as $id ) {
			if ( ! isset( $uses[ $id ] ) && $this->target->is_in_data( get_post_meta( $id, self::LAYOUT, true ) ) ) {
				$uses[ $id ] = self::entry( $id, 'content' );
			}
		}
		krsort( $uses );
		return array_values( array_filter( $uses ) );
	}

	/** @return array<array<string, string>> Candidates with ID and post_content. */
	private function contents( int $from, int $to ): array {
		global $wpdb;
		$patterns = $this->target->patterns();
		$matches  = implode( ' OR ', array_fill( 0, count( $patterns ), 'post_content LIKE %s' ) );
		$rows     = $wpdb->get_results( // phpcs:ignore WordPress.DB -- placeholders and constants.
			$wpdb->prepare(
				"SELECT ID, post_content FROM $wpdb->posts WHERE ID >= %d AND ID < %d
				AND post_status NOT IN ('auto-draft', 'trash')
				AND post_type NOT IN (" . self::NO_CONTENT . ") AND ($matches)",
				$from,
				$to,
				...$patterns
			),
			ARRAY_A
		);
		return is_array( $rows ) ? $rows : array();
	}

	/** @return list<int> Posts with a layout of Page Builder. */
	private function layouts( int $from, int $to ): array {
		global $wpdb;
		$ids = $wpdb->get_col( // phpcs:ignore WordPress.DB -- as above.
			$wpdb->prepare(
				"SELECT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND m.post_id >= %d AND m.post_id < %d
				AND p.post_type <> 'revision' AND p.post_status NOT IN ('auto-draft', 'trash')",
				self::LAYOUT,
				$from,
				$to
			)
		);
		return array_map( 'intval', $ids );
	}

	/** @return ?array{post: int, title: string, kind: string, editLink: string} Null for a missing post. */
	private static function entry( int $id, string $kind ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || 'trash' === $post->post_status ) {
			return null;
		}
		// The capability of an unknown post type cannot be checked.
		if ( ! post_type_exists( $post->post_type ) || ! current_user_can( 'read_post', $id ) ) {
			return array( 'post' => 0, 'title' => '', 'kind' => $kind, 'editLink' => '' );
		}
		$entry = UsingPost::entry( $post );
		return array(
			'post'     => $id,
			'title'    => $entry['title'],
			'kind'     => $kind,
			'editLink' => $entry['edit'],
		);
	}
}
