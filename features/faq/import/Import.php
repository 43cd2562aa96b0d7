<?php
/**
 * Imports the questions of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\PostType;

/**
 * Copies and never moves. The guid of a copy identifies it from the moment it is inserted, and its meta, written last,
 * marks it as complete: an interrupted import continues, and a repeated one adds new questions.
 */
final class Import {
	/** Meta of a complete copy: ID of the original post. */
	public const ORIGIN = '_pagewright_faq_origin';

	/** Option: shortcodes of the plugins whose questions were imported, with their attributes. Autoloaded. */
	public const SHORTCODES = 'pagewright_faq_imported';

	/** Questions in a batch. */
	private const BATCH = 50;

	private const STATUSES = "'publish','draft','pending','private','future'";

	/**
	 * @param array{name: string, taxonomies: list<string>, order_meta: string, shortcodes: array<string, array<string,
	 *    list<string>>>} $source An entry of Sources.
	 */
	public function __construct( private readonly string $type, private readonly array $source ) {
		PostType::register();
	}

	/** @return list<int> Posts without a complete copy. */
	public function left(): array {
		return array_values( array_diff( $this->ids(), self::finished() ) );
	}

	/** @return list<int> Posts that can be copied. WordPress does not accept posts without any text. */
	public function ids(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- a post type that may not be registered.
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status IN (" . self::STATUSES // phpcs:ignore WordPress.DB -- a constant.
					. ") AND ( post_title <> '' OR post_content <> '' OR post_excerpt <> '' ) ORDER BY ID",
					$this->type
				)
			)
		);
	}

	/** Copies until all are done or the time is over. @return int Copies made. */
	public function run( float $seconds ): int {
		$end   = microtime( true ) + $seconds;
		$terms = new Terms( $this->type, $this->source['taxonomies'] );
		$count = 0;
		update_option(
			self::SHORTCODES,
			$this->source['shortcodes'] + (array) get_option( self::SHORTCODES, array() ),
			true
		);
		// Copies need no revision, and groups are counted once at the end.
		remove_action( 'wp_after_insert_post', 'wp_save_post_revision_on_insert', 9 );
		wp_defer_term_counting( true );
		/**
		 * Filters the number of questions that are copied at once: `static fn () => 10` on slow hosts.
		 *
		 * @param int $size At least one.
		 */
		$size = max( 1, (int) apply_filters( 'pagewright/faq/import-size', self::BATCH ) );
		foreach ( array_chunk( $this->left(), $size ) as $ids ) {
			$count += $this->batch( $ids, $terms );
			if ( microtime( true ) >= $end ) {
				break;
			}
		}
		wp_defer_term_counting( false );
		return $count;
	}

	/** @param list<int> $ids Posts. @return int Number of copies. */
	private function batch( array $ids, Terms $terms ): int {
		global $wpdb;
		$list   = implode( ',', array_map( 'intval', $ids ) );
		$guids  = implode(
			',',
			array_map( static fn ( int $id ): string => (string) $wpdb->prepare( '%s', self::guid( $id ) ), $ids )
		);
		$posts  = $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE ID IN ($list) ORDER BY ID" ); // phpcs:ignore WordPress.DB -- numbers.
		$begun  = array_column(
			$wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID, guid FROM $wpdb->posts WHERE post_type = %s AND guid IN ($guids)", // phpcs:ignore WordPress.DB -- each address is prepared above.
					PostType::TYPE
				),
				ARRAY_A
			),
			'ID',
			'guid'
		);
		$orders = $this->orders( $list );
		$groups = $terms->of( $ids );
		$count  = 0;
		foreach ( $posts as $post ) {
			$id   = (int) $post->ID;
			$copy = (int) ( $begun[ self::guid( $id ) ] ?? 0 );
			$copy = 0 < $copy
				? $copy
				: wp_insert_post( wp_slash( self::copy( $post, $orders[ $id ] ?? (int) $post->menu_order ) ), true );
			if ( is_wp_error( $copy ) ) {
				// Other plugins may prevent one; the import continues, and the screen shows how many are left.
				error_log( "Pagewright: question $id: " . $copy->get_error_message() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the reason is for administrators.
				continue;
			}
			wp_set_object_terms( $copy, $groups[ $id ] ?? array(), PostType::GROUP );
			update_post_meta( $copy, self::ORIGIN, $id );
			++$count;
		}
		return $count;
	}

	/** @return array<string, mixed> Arguments of wp_insert_post(). */
	private static function copy( object $post, int $order ): array {
		return array(
			'post_type'      => PostType::TYPE,
			'post_title'     => $post->post_title,
			'post_content'   => $post->post_content,
			'post_excerpt'   => $post->post_excerpt,
			'post_status'    => $post->post_status,
			'post_password'  => $post->post_password,
			'post_name'      => $post->post_name,
			'post_author'    => (int) $post->post_author,
			'post_date'      => $post->post_date,
			'post_date_gmt'  => $post->post_date_gmt,
			'menu_order'     => $order,
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'guid'           => self::guid( (int) $post->ID ),
		);
	}

	private static function guid( int $id ): string {
		return home_url( "/?pagewright_faq_origin=$id" );
	}

	/** @return array<int, int> Order numbers that the plugin stored in post meta. */
	private function orders( string $list ): array {
		global $wpdb;
		if ( '' === $this->source['order_meta'] ) {
			return array();
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND post_id IN ($list)", // phpcs:ignore WordPress.DB -- numbers.
				$this->source['order_meta']
			)
		);
		$rows = array_filter( $rows, static fn ( object $row ): bool => is_numeric( $row->meta_value ) );
		return array_map( 'intval', array_column( $rows, 'meta_value', 'post_id' ) );
	}

	/** @return list<int> Posts with a complete copy, including the Trash. */
	private static function finished(): array {
		global $wpdb;
		return array_map( // phpcs:ignore WordPress.DB -- all at once.
			'intval',
			$wpdb->get_col(
				$wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE meta_key = %s", self::ORIGIN )
			)
		);
	}
}
