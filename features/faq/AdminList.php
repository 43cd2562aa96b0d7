<?php
/**
 * Extends the list of questions in wp-admin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Shows the groups and the order number of each question. */
final class AdminList {
	/** Column name, and the post field that it shows. */
	private const ORDER = 'menu_order';

	/**
	 * @param mixed $columns Name => heading.
	 * @return mixed Columns with the number after the groups.
	 */
	public static function columns( mixed $columns = null ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$before = array_slice( $columns, 0, -1, true );
		return $before + array( self::ORDER => __( 'Order', 'pagewright' ) ) + $columns;
	}

	/**
	 * Prints a cell.
	 *
	 * @param mixed $name Name of the column.
	 * @param mixed $id   ID of the question.
	 */
	public static function column( mixed $name = null, mixed $id = null ): void {
		if ( self::ORDER === $name ) {
			echo esc_html(
				number_format_i18n( (int) get_post_field( self::ORDER, is_numeric( $id ) ? (int) $id : 0 ) )
			);
		}
	}

	/**
	 * @param mixed $columns Sortable columns.
	 * @return mixed Columns with the number.
	 */
	public static function sortable( mixed $columns = null ): mixed {
		return is_array( $columns ) ? array( self::ORDER => self::ORDER ) + $columns : $columns;
	}

	/** Adds a filter by group above the list, and sorts it like the pages by default. */
	public static function filters( string $type ): void {
		if ( PostType::TYPE !== $type ) {
			return;
		}
		printf(
			'<label class="screen-reader-text" for="pagewright-faq-group">%s</label>',
			esc_html__( 'Filter by group', 'pagewright' )
		);
		wp_dropdown_categories(
			array(
				'show_option_all' => __( 'All groups', 'pagewright' ),
				'taxonomy'        => PostType::GROUP,
				'name'            => PostType::GROUP,
				'id'              => 'pagewright-faq-group',
				'value_field'     => 'slug',
				'hierarchical'    => true,
				'hide_empty'      => false,
				'orderby'         => 'name',
				'selected'        => self::asked(),
			)
		);
	}

	/** The taxonomy has no query variable of its own. */
	public static function query( \WP_Query $query ): void {
		if ( ! is_admin() || ! $query->is_main_query() || PostType::TYPE !== $query->get( 'post_type' ) ) {
			return;
		}
		if ( '' === $query->get( 'orderby' ) ) {
			$query->set(
				'orderby',
				array(
					self::ORDER => 'ASC',
					'title'     => 'ASC',
				)
			);
		}
		if ( '' !== self::asked() ) {
			$query->set(
				'tax_query',
				array(
					array(
						'taxonomy' => PostType::GROUP,
						'field'    => 'slug',
						'terms'    => self::asked(),
					),
				)
			);
		}
	}

	private static function asked(): string {
		$slug = $_GET[ PostType::GROUP ] ?? ''; // phpcs:ignore WordPress.Security -- only filters a list; sanitized below.
		$slug = is_string( $slug ) ? sanitize_title( wp_unslash( $slug ) ) : '';
		return '0' === $slug ? '' : $slug;
	}
}
