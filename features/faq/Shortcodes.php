<?php
/**
 * Renders the shortcodes of FAQ lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Our own shortcode, and those of plugins whose questions were imported. All render the block. */
final class Shortcodes {
	private const BLOCK = 'sowb/pagewright-faq-widget';

	/**
	 * `[pagewright_faq group="orders,returns" limit="10" order="title" group_headings="yes" search="yes"
	 * accordion="yes" focus="yes" expand_all="no" schema="no"]`.
	 *
	 * @param mixed $atts Attributes from WordPress.
	 */
	public static function list( mixed $atts = null ): string {
		$atts = array_change_key_case( array_filter( (array) $atts, 'is_string' ) );
		$list = array();
		foreach ( array( 'accordion', 'focus', 'expand_all', 'schema', 'first_open' ) as $name ) {
			if ( isset( $atts[ $name ] ) ) {
				$list[ $name ] = self::is_yes( $atts[ $name ] );
			}
		}
		$data = array(
			'title'   => $atts['title'] ?? '',
			'source'  => 'entries',
			'entries' => self::entries(
				wp_parse_list( $atts['group'] ?? '' ),
				$atts['limit'] ?? '',
				$atts['order'] ?? ''
			),
			'list'    => $list,
		);
		if ( isset( $atts['group_headings'] ) ) {
			$data['entries']['headings'] = self::is_yes( $atts['group_headings'] );
		}
		if ( isset( $atts['search'] ) ) {
			// Also a link to which the words are appended.
			$base           = 1 === preg_match( '~^(?:https?:)?/~i', $atts['search'] ) ? $atts['search'] : '';
			$data['search'] = array(
				'enabled' => '' !== $base || self::is_yes( $atts['search'] ),
				'base'    => $base,
			);
		}
		return self::render( $data );
	}

	/**
	 * Renders a shortcode of a plugin whose questions were imported.
	 *
	 * @param mixed $atts    Attributes from WordPress.
	 * @param mixed $content Not used.
	 * @param mixed $name    Name of the shortcode.
	 */
	public static function imported( mixed $atts = null, mixed $content = null, mixed $name = null ): string {
		$reads = is_string( $name )
			? ( (array) get_option( Import\Import::SHORTCODES, array() ) )[ $name ] ?? array()
			: array();
		return self::old( $atts, is_array( $reads ) ? $reads : array() );
	}

	/**
	 * Renders a shortcode of a deactivated plugin.
	 *
	 * @param mixed $atts   Attributes from WordPress.
	 * @param array{groups?: list<string>, limit?: list<string>} $reads Names of the attributes for groups and limit.
	 */
	public static function old( mixed $atts, array $reads ): string {
		$atts   = array_filter( (array) $atts, 'is_scalar' );
		$first  = static function ( array $names ) use ( $atts ): string {
			foreach ( $names as $name ) {
				if ( '' !== trim( (string) ( $atts[ $name ] ?? '' ) ) ) {
					return (string) $atts[ $name ];
				}
			}
			return '';
		};
		$groups = array_map( self::slug( ... ), wp_parse_list( $first( $reads['groups'] ?? array() ) ) );
		return self::render(
			array(
				'source'  => 'entries',
				'entries' => self::entries( $groups, $first( $reads['limit'] ?? array() ), '' ),
			)
		);
	}

	/**
	 * @param array<mixed> $groups Slugs or IDs.
	 * @return array<string, mixed> Values of the widget's section.
	 */
	private static function entries( array $groups, string $limit, string $order ): array {
		[ $order_by, $way ] = preg_split( '/[\s:]+/', trim( $order ) ) + array( '', '' );
		return array(
			'groups'   => array_values(
				array_filter( array_map( 'strval', $groups ), static fn ( string $group ): bool => '' !== $group )
			),
			'limit'    => max( 0, (int) $limit ),
			'order_by' => '' === $order_by ? 'menu_order' : $order_by,
			'order'    => 'desc' === strtolower( $way ) ? 'DESC' : 'ASC',
		);
	}

	/** Old shortcodes may contain the ID of the original group. */
	private static function slug( string $group ): string {
		if ( ! ctype_digit( $group ) ) {
			return sanitize_title( $group );
		}
		PostType::register();
		$terms = get_terms(
			array(
				'taxonomy'   => PostType::GROUP,
				'hide_empty' => false,
				'meta_key'   => Groups::ORIGIN, // phpcs:ignore WordPress.DB.SlowDBQuery -- there are few terms.
				'meta_value' => $group, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
			)
		);
		return is_array( $terms ) && isset( $terms[0] ) ? $terms[0]->slug : $group;
	}

	private static function is_yes( string $value ): bool {
		return ! in_array( strtolower( trim( $value ) ), array( '', '0', 'no', 'false', 'off', 'none' ), true );
	}

	/** @param array<string, mixed> $data Data of the widget. */
	private static function render( array $data ): string {
		return render_block(
			array(
				'blockName'    => self::BLOCK,
				'attrs'        => array(
					'widgetClass' => 'Pagewright_FAQ_Widget',
					'widgetData'  => $data,
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}
}
