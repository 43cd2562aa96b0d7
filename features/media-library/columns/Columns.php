<?php
/**
 * Columns of the list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Columns;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of WordPress's list of media, with those of taxonomies and other plugins, for our list. Which of them are
 * hidden is one setting of the user for both lists.
 */
final class Columns {
	/** Screen with WordPress's list, whose name is part of the setting. */
	public const SCREEN = 'upload';

	/** Columns that every row has. */
	private const FIXED = array( 'cb', 'title' );

	/** Elements of texts for screen readers. */
	private const PLAIN = array( 'span' => array( 'class' => true, 'aria-hidden' => true ) );

	/** Files of WordPress with the list. */
	private const FILES = array(
		'class-wp-screen', 'screen', 'template', 'list-table', 'class-wp-list-table', 'class-wp-media-list-table',
	);

	/** @return list<array{id: string, title: string}> In order, without the file itself. Titles are plain text. */
	public static function all(): array {
		$columns = array();
		foreach ( (array) self::table()->get_columns() as $id => $title ) {
			if ( ! in_array( $id, self::FIXED, true ) && is_string( $title ) ) {
				$columns[] = array(
					'id'    => (string) $id,
					'title' => html_entity_decode( wp_strip_all_tags( $title, true ), ENT_QUOTES ),
				);
			}
		}
		return $columns;
	}

	/** @return list<string> IDs of the columns that the user has hidden, also of columns that no longer exist. */
	public static function hidden(): array {
		self::table();
		return array_values( array_filter( (array) get_hidden_columns( self::SCREEN ), 'is_string' ) );
	}

	/**
	 * Returns the content of cells.
	 *
	 * @param list<\WP_Post> $posts   Attachments that the user may see.
	 * @param list<string>   $columns IDs.
	 * @return array<int, array<string, string>> HTML as WordPress's list prints it, by attachment and column. Unknown
	 *    columns are left out.
	 */
	public static function cells( array $posts, array $columns ): array {
		$table   = self::table();
		$columns = array_intersect( $columns, array_column( self::all(), 'id' ) );
		$before  = $GLOBALS['post'] ?? null;
		$cells   = array();
		foreach ( $posts as $post ) {
			// Columns of other plugins read it.
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- is set back below.
			setup_postdata( $post );
			foreach ( $columns as $column ) {
				$cells[ $post->ID ][ $column ] = self::cell( $table, $post, $column );
			}
		}
		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- see above.
		return $cells;
	}

	private static function cell( \WP_Media_List_Table $table, \WP_Post $post, string $column ): string {
		// These have buttons that need the scripts of WordPress's list.
		if ( 'parent' === $column ) {
			return self::parent( $post );
		}
		ob_start();
		match ( $column ) {
			'author'   => $table->column_author( $post ),
			'comments' => $table->column_comments( $post ),
			'date'     => $table->column_date( $post ),
			default    => $table->column_default( $post, $column ),
		};
		$html = trim( (string) ob_get_clean() );
		// Their links show a part of WordPress's list.
		return self::is_filter( $column ) ? wp_kses( $html, self::PLAIN ) : $html;
	}

	/** Returns whether the values of a column, an author or terms, filter WordPress's list. */
	private static function is_filter( string $column ): bool {
		return in_array( $column, array( 'author', 'categories', 'tags' ), true )
			|| str_starts_with( $column, 'taxonomy-' );
	}

	/** Returns the post to which an attachment is attached. */
	private static function parent( \WP_Post $post ): string {
		$parent = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
		if ( null === $parent ) {
			return esc_html__( '(unattached)', 'pagewright' );
		}
		if ( ! current_user_can( 'read_post', $parent->ID ) ) {
			return esc_html__( '(private post)', 'pagewright' );
		}
		$title = esc_html( '' === $parent->post_title ? __( '(no title)', 'pagewright' ) : $parent->post_title );
		$link  = get_edit_post_link( $parent );
		return null === $link ? $title : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $title );
	}

	private static function table(): \WP_Media_List_Table {
		foreach ( self::FILES as $file ) {
			require_once ABSPATH . "wp-admin/includes/$file.php";
		}
		$table = new \WP_Media_List_Table( array( 'screen' => self::SCREEN ) );
		// The grid has no screen options.
		remove_filter( 'manage_' . self::SCREEN . '_columns', array( $table, 'get_columns' ), 0 );
		return $table;
	}
}
