<?php
/**
 * Reads the items of a menu.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

/** Classic menus, menus of block themes, and pages, all as classic menu items. */
final class Items {
	/** Maximum number of items. */
	private const MOST = 500;

	/**
	 * @return array<string, string> All sources of a menu: key => name. '' is the site's first menu, else its pages.
	 */
	public static function sources(): array {
		$sources = array(
			''      => __( 'First menu of the site, or its pages', 'pagewright' ),
			'pages' => __( 'All pages', 'pagewright' ),
		);
		foreach ( wp_get_nav_menus() as $menu ) {
			$sources[ "menu:$menu->term_id" ] = $menu->name;
		}
		foreach ( self::posts() as $post ) {
			$sources[ "post:$post->ID" ] = '' === $post->post_title
				? __( '(no title)', 'pagewright' )
				: $post->post_title;
		}
		return $sources;
	}

	/**
	 * @param string $source A key of sources(); a deleted one counts as ''.
	 * @return list<object> Items in the format of wp_get_nav_menu_items(), parents before children.
	 */
	public static function of( string $source ): array {
		[ $kind, $id ] = array_pad( explode( ':', $source, 2 ), 2, '' );
		$items         = match ( $kind ) {
			'menu'  => self::of_menu( (int) $id ),
			'post'  => self::of_post( (int) $id ),
			'pages' => self::of_pages(),
			default => array(),
		};
		if ( array() === $items && 'pages' !== $kind ) {
			foreach ( wp_get_nav_menus() as $menu ) {
				$items = array() === $items ? self::of_menu( $menu->term_id ) : $items;
			}
			foreach ( array() === $items ? self::posts() : array() as $post ) {
				$items = array() === $items ? self::of_post( $post->ID ) : $items;
			}
			$items = array() === $items ? self::of_pages() : $items;
		}
		return array_slice( self::finish( $items ), 0, self::MOST );
	}

	/** @return list<object> Sample menu. */
	public static function sample(): array {
		$items = array();
		foreach (
			array(
				__( 'Home', 'pagewright' ),
				__( 'Shop', 'pagewright' ),
				__( 'About us', 'pagewright' ),
				__( 'Contact', 'pagewright' ),
			) as $title
		) {
			$items[] = self::item( self::number( $items ), 0, $title, '#', 'custom', 0 );
		}
		return self::finish( $items );
	}

	/** @return list<\WP_Post> Menus of block themes. */
	private static function posts(): array {
		return get_posts(
			array(
				'post_type'              => 'wp_navigation',
				'post_status'            => 'publish',
				'posts_per_page'         => 100,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				// Neither is shown.
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
	}

	/** @return list<object> */
	private static function of_menu( int $id ): array {
		$items = wp_get_nav_menu_items( $id, array( 'update_post_term_cache' => false ) );
		return is_array( $items ) ? array_values( $items ) : array();
	}

	/** @return list<object> */
	private static function of_pages(): array {
		$pages = get_pages( array( 'sort_column' => 'menu_order,post_title', 'number' => self::MOST ) );
		$items = array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$items[] = self::item(
				$page->ID,
				(int) $page->post_parent,
				get_the_title( $page ),
				(string) get_permalink( $page ),
				'page',
				$page->ID
			);
		}
		// A page whose parent is not public becomes a top-level item.
		$known = array_column( $items, 'ID' );
		foreach ( $items as $item ) {
			$item->menu_item_parent = in_array( (int) $item->menu_item_parent, $known, true )
				? $item->menu_item_parent
				: 0;
		}
		return $items;
	}

	/** @return list<object> */
	private static function of_post( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
			return array();
		}
		$items = array();
		self::add_blocks( parse_blocks( $post->post_content ), 0, $items );
		return $items;
	}

	/**
	 * @param list<array<string, mixed>> $blocks Blocks of a menu.
	 * @param list<object>               $items  Items so far.
	 */
	private static function add_blocks( array $blocks, int $parent, array &$items ): void {
		foreach ( $blocks as $block ) {
			$atts = $block['attrs'];
			$id   = self::number( $items );
			if ( in_array( $block['blockName'], array( 'core/navigation-link', 'core/navigation-submenu' ), true ) ) {
				$object  = 'post-type' === ( $atts['kind'] ?? '' ) ? (int) ( $atts['id'] ?? 0 ) : 0;
				$url     = $object > 0 ? (string) get_permalink( $object ) : (string) ( $atts['url'] ?? '' );
				$item    = self::item(
					$id,
					$parent,
					(string) ( $atts['label'] ?? '' ),
					$url,
					(string) ( $atts['type'] ?? '' ),
					$object
				);
				$item->target = empty( $atts['opensInNewTab'] ) ? '' : '_blank';
				$item->xfn    = (string) ( $atts['rel'] ?? '' );
				// Drafts are not public.
				if ( 0 === $object || 'publish' === get_post_status( $object ) ) {
					$items[] = $item;
					self::add_blocks( $block['innerBlocks'], $id, $items );
				}
			} elseif ( 'core/home-link' === $block['blockName'] ) {
				$items[] = self::item(
					$id,
					$parent,
					(string) ( $atts['label'] ?? __( 'Home', 'pagewright' ) ),
					home_url( '/' ),
					'home',
					0
				);
			} elseif ( 'core/page-list' === $block['blockName'] ) {
				self::add_pages( $parent, $items );
			}
		}
	}

	/** @param list<object> $items Items so far. */
	private static function add_pages( int $parent, array &$items ): void {
		$numbers = array();
		foreach ( self::of_pages() as $page ) {
			$numbers[ $page->ID ]   = self::number( $items );
			$page->menu_item_parent = $numbers[ (int) $page->menu_item_parent ] ?? $parent;
			$page->ID               = $numbers[ $page->ID ];
			$page->db_id            = $page->ID;
			$items[]                = $page;
		}
	}

	/**
	 * Returns the ID of the next item: negative, to not conflict with posts.
	 *
	 * @param list<object> $items Items so far.
	 */
	private static function number( array $items ): int {
		return -1 - count( $items );
	}

	/** Returns a classic menu item. */
	private static function item(
		int $id,
		int $parent,
		string $title,
		string $url,
		string $object,
		int $object_id
	): object {
		return (object) array(
			'ID'               => $id,
			'db_id'            => $id,
			'menu_item_parent' => $parent,
			'object'           => $object,
			'object_id'        => $object_id,
			'type'             => $object_id > 0 ? 'post_type' : 'custom',
			'title'            => $title,
			'url'              => $url,
			'target'           => '',
			'xfn'              => '',
			'attr_title'       => '',
			'classes'          => array(),
			'current'          => $object_id > 0 && is_singular() && get_queried_object_id() === $object_id,
			'menu_order'       => 0,
		);
	}

	/**
	 * @param list<object> $items Items.
	 * @return list<object> Items, with the current one and its ancestors marked.
	 */
	private static function finish( array $items ): array {
		$parents = array();
		$here    = untrailingslashit( strtok( home_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ), '?#' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		foreach ( $items as $item ) {
			$parents[ (int) $item->menu_item_parent ] = true;
			// An invalid URL counts as missing.
			$item->url                                = '' === esc_url( (string) $item->url )
				? ''
				: (string) $item->url;
			$item->current = ! empty( $item->current )
				|| (
					'' !== $item->url && ! str_contains( $item->url, '#' ) && untrailingslashit( $item->url ) === $here
				);
			$item->classes                            = array_values( array_filter( (array) $item->classes ) );
		}
		foreach ( $items as $item ) {
			$item->classes = array(
				...$item->classes,
				'menu-item',
				...( isset( $parents[ (int) $item->ID ] ) ? array( 'menu-item-has-children' ) : array() ),
				...( $item->current ? array( 'current-menu-item' ) : array() ),
			);
		}
		return $items;
	}
}
