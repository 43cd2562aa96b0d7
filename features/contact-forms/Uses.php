<?php
/**
 * Finds where forms are used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts, templates and widget areas that contain the shortcode of a form. Reads content in batches, on demand
 * only.
 */
final class Uses {
	private const BATCH = 100;

	/** Maximum number of shortcodes of one post that are looked up, because an author could write any number. */
	private const MOST_SHORTCODES = 20;

	/** Maximum number of posts with a form that are read. A site with more has the form in a template. */
	private const MOST_POSTS = 2000;

	private const STATUSES = array( 'publish', 'private', 'future', 'draft', 'pending' );

	/** Post types whose content appears inside other pages. */
	private const TEMPLATES = array( 'wp_block', 'wp_template', 'wp_template_part' );

	/** @var array<string, int> Form ID by shortcode; 0 when there is no such form. */
	private array $known = array();

	/** @return array<int, list<int>> Post IDs by form, newest first. */
	public function posts(): array {
		global $wpdb;
		$types = array_unique(
			array(
				...array_diff( array_values( get_post_types( array( 'public' => true ) ) ), array( 'attachment' ) ),
				...self::TEMPLATES,
			)
		);
		$last  = PHP_INT_MAX;
		$found = array();
		for ( $read = 0; $read < self::MOST_POSTS; $read += self::BATCH ) {
			$rows = $wpdb->get_results(
				$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders only.
					"SELECT ID, post_content FROM $wpdb->posts WHERE ID < %d AND post_content LIKE %s AND post_type IN ("
					. self::places( $types ) . ') AND post_status IN (' . self::places( self::STATUSES ) // phpcs:ignore WordPress.DB -- as above.
					. ') ORDER BY ID DESC LIMIT %d',
					array(
						$last,
						'%' . $wpdb->esc_like( '[' . Shortcode::OLD_TAG ) . '%',
						...$types,
						...self::STATUSES,
						self::BATCH,
					)
				)
			);
			foreach ( $rows as $row ) {
				$last = (int) $row->ID;
				foreach ( $this->in( (string) $row->post_content ) as $form ) {
					$found[ $form ][] = $last;
				}
			}
			if ( count( $rows ) < self::BATCH ) {
				break;
			}
		}
		return $found;
	}

	/** Returns placeholders for a list of words. @param array<mixed> $words */
	private static function places( array $words ): string {
		return implode( ',', array_fill( 0, count( $words ), '%s' ) );
	}

	/** @return array<int, list<string>> Names of the widget areas by form. */
	public function areas(): array {
		global $wp_registered_sidebars;
		$found = array();
		foreach ( wp_get_sidebars_widgets() as $area => $ids ) {
			$name = (string) ( $wp_registered_sidebars[ $area ]['name'] ?? '' );
			foreach ( '' === $name || ! is_array( $ids ) ? array() : $ids as $id ) {
				foreach ( is_string( $id ) ? $this->in( self::texts( $id ) ) : array() as $form ) {
					$found[ $form ][ $name ] = $name;
				}
			}
		}
		return array_map( 'array_values', $found );
	}

	/** @return list<int> IDs of the forms whose shortcodes a content contains. */
	private function in( string $content ): array {
		// Attributes of blocks contain escaped quotes.
		$content = str_replace( array( '\\u0022', '\\"' ), '"', $content );
		preg_match_all(
			'/' . get_shortcode_regex( array( Shortcode::TAG, Shortcode::OLD_TAG ) ) . '/',
			$content,
			$shortcodes,
			PREG_SET_ORDER
		);
		$forms = array();
		foreach (
			array_slice(
				array_column( $shortcodes, null, 0 ),
				0,
				self::MOST_SHORTCODES
			) as [ $whole, $escape, $tag, $atts ]
		) {
			if ( '[' !== $escape ) {
				$this->known[ $whole ] ??= Shortcode::find( $tag, (array) shortcode_parse_atts( $atts ) )->id ?? 0;
				$forms[]                 = $this->known[ $whole ];
			}
		}
		return array_values( array_unique( array_filter( $forms ) ) );
	}

	/** Returns all texts of a widget. @param string $id Such as `block-2`. */
	private static function texts( string $id ): string {
		$parts    = wp_parse_widget_id( $id );
		$widgets  = get_option( "widget_{$parts['id_base']}", array() );
		$instance = is_array( $widgets ) ? $widgets[ $parts['number'] ?? 0 ] ?? array() : array();
		$texts    = array();
		$instance = (array) $instance;
		array_walk_recursive(
			$instance,
			static function ( mixed $value ) use ( &$texts ): void {
				if ( is_string( $value ) ) {
					$texts[] = $value;
				}
			}
		);
		return implode( "\n", $texts );
	}
}
