<?php
/**
 * Where widgets are used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/**
 * Finds the posts, templates and widget areas that contain a widget, in blocks or in layouts of Page Builder. Uses one
 * query for all counts, and one query per page of a list.
 */
final class Uses {
	public const PER_PAGE = 20;

	private const STATUSES = array( 'publish', 'private', 'future', 'draft', 'pending' );

	/** Content that appears on other pages. */
	private const TEMPLATES = array( 'wp_block', 'wp_template', 'wp_template_part' );

	/** Blocks in the content, a layout of Page Builder in a block, or a layout instead of the content. */
	private const HOLDS = '( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s OR layout.meta_value LIKE %s )';

	public function __construct( private readonly Loader $schema ) {}

	/**
	 * Returns how often each widget is used.
	 *
	 * @return array<string, array{posts: int, areas: int}> By class.
	 */
	public function counts(): array {
		global $wpdb;
		$widgets = array_values( $this->schema->all() );
		$columns = array();
		$values  = array();
		foreach ( $widgets as $i => $widget ) {
			$columns[] = 'COUNT( DISTINCT CASE WHEN ' . self::HOLDS . " THEN ID END ) AS w$i";
			$values    = array( ...$values, ...self::patterns( $widget ) );
		}
		// Skips posts without our blocks and without a layout before it tries each pattern.
		$any = array_map(
			self::like( ... ),
			array( '<!-- wp:sowb/', '"widgetClass":"', '"panels_info":', '"class";' )
		);
		$sql = 'SELECT ' . implode( ', ', $columns ) . self::from() . ' AND ' . self::HOLDS;
		$row = array();
		if ( array() !== $widgets ) {
			$row = (array) $wpdb->get_row( $wpdb->prepare( $sql, array( ...$values, ...$any ) ), ARRAY_A ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared; names of post types are escaped in from(). Runs on demand.
		}
		$all = array();
		foreach ( $widgets as $i => $widget ) {
			$all[ $widget->class ] = array(
				'posts' => (int) ( $row[ "w$i" ] ?? 0 ),
				'areas' => count( $this->areas( $widget ) ),
			);
		}
		return $all;
	}

	/**
	 * Returns the posts that contain a widget, the latest change first.
	 *
	 * @return array{posts: list<\WP_Post>, has_more: bool}
	 */
	public function posts( Widget $widget, int $page ): array {
		global $wpdb;
		$sql = 'SELECT DISTINCT ID, post_modified' . self::from() . ' AND ' . self::HOLDS
			. ' ORDER BY post_modified DESC, ID DESC LIMIT %d OFFSET %d';
		$values = array( ...self::patterns( $widget ), self::PER_PAGE + 1, self::PER_PAGE * ( $page - 1 ) );
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, $values ) ) ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared; names of post types are escaped in from(). Runs on demand.
		$shown = array_slice( $ids, 0, self::PER_PAGE );
		_prime_post_caches( $shown, false, false );
		return array(
			'posts'    => array_values( array_filter( array_map( 'get_post', $shown ) ) ),
			'has_more' => count( $ids ) > self::PER_PAGE,
		);
	}

	/**
	 * Returns the names of the widget areas that contain a widget, one entry per instance.
	 *
	 * @return list<string>
	 */
	public function areas( Widget $widget ): array {
		global $wp_registered_sidebars;
		$blocks = get_option( 'widget_block', array() );
		$found  = array();
		foreach ( wp_get_sidebars_widgets() as $area => $ids ) {
			$name = $wp_registered_sidebars[ $area ]['name'] ?? null;
			foreach ( null === $name || ! is_array( $ids ) ? array() : $ids as $id ) {
				$parts   = is_string( $id ) ? wp_parse_widget_id( $id ) : array();
				$content = 'block' === ( $parts['id_base'] ?? '' )
					? $blocks[ $parts['number'] ?? 0 ]['content'] ?? ''
					: '';
				if (
					( $parts['id_base'] ?? '' ) === $widget->id_base
					|| ( is_string( $content ) && self::is_in( $widget, $content ) )
				) {
					$found[] = (string) $name;
				}
			}
		}
		return $found;
	}

	private static function is_in( Widget $widget, string $content ): bool {
		return array() !== array_filter(
			self::needles( $widget ),
			static fn ( string $needle ): bool => str_contains( $content, $needle )
		);
	}

	/** @return array{string, string, string} The widget's own block, blocks with its class, and layouts in blocks. */
	private static function needles( Widget $widget ): array {
		$class = wp_json_encode( $widget->class );
		return array( "<!-- wp:{$widget->block} ", "\"widgetClass\":$class", "\"class\":$class" );
	}

	/** @return list<string> Values for the placeholders of HOLDS. */
	private static function patterns( Widget $widget ): array {
		$in_layout = sprintf( '"class";s:%d:"%s";', strlen( $widget->class ), $widget->class );
		return array_map( self::like( ... ), array( ...self::needles( $widget ), $in_layout ) );
	}

	private static function like( string $needle ): string {
		global $wpdb;
		return '%' . $wpdb->esc_like( $needle ) . '%';
	}

	/**
	 * Public content and templates, without auto-drafts, revisions and trash, joined with their layouts. Post type
	 * names are keys, not user input.
	 */
	private static function from(): string {
		global $wpdb;
		$types = array_unique(
			array(
				...array_diff( array_values( get_post_types( array( 'public' => true ) ) ), array( 'attachment' ) ),
				...self::TEMPLATES,
			)
		);
		$list  = static fn ( array $words ): string => "'" . implode( "','", array_map( 'esc_sql', $words ) ) . "'";
		return " FROM {$wpdb->posts} LEFT JOIN {$wpdb->postmeta} AS layout ON layout.post_id = ID AND layout.meta_key = 'panels_data' WHERE post_type IN ("
			. $list( $types ) . ') AND post_status IN (' . $list( self::STATUSES ) . ')';
	}
}
