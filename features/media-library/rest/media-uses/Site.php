<?php
/**
 * Parts of the site that use an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUses;

defined( 'ABSPATH' ) || exit;

/** Finds uses outside of posts: icon, logo, header and background of the site, widgets, menus. */
final class Site {
	public function __construct( private readonly Target $target ) {}

	/** @return list<array{post: int, title: string, kind: string, editLink: string}> */
	public function uses(): array {
		return array_map(
			static fn ( string $title ): array =>
				array( 'post' => 0, 'title' => $title, 'kind' => 'setting', 'editLink' => '' ),
			array( ...$this->images(), ...$this->areas(), ...$this->menus() )
		);
	}

	/** @return list<string> Names of the images of the site that are this attachment. */
	private function images(): array {
		$header   = get_theme_mod( 'header_image_data' );
		$header   = is_object( $header ) || is_array( $header ) ? (array) $header : array();
		$images   = array(
			__( 'Site icon', 'pagewright' )        => $this->is( get_option( 'site_icon' ) ),
			__( 'Logo', 'pagewright' )             =>
				$this->is( get_theme_mod( 'custom_logo' ) ) || $this->is( get_option( 'site_logo' ) ),
			__( 'Header image', 'pagewright' )     =>
				$this->is( $header['attachment_id'] ?? 0 ) || $this->has( get_theme_mod( 'header_image' ) ),
			__( 'Background image', 'pagewright' ) => $this->has( get_theme_mod( 'background_image' ) ),
		);
		return array_keys( array_filter( $images ) );
	}

	/** @return list<string> Widget areas. */
	private function areas(): array {
		global $wp_registered_sidebars;
		$found = array();
		foreach ( wp_get_sidebars_widgets() as $area => $ids ) {
			$name = $wp_registered_sidebars[ $area ]['name'] ?? '';
			foreach ( ! is_string( $name ) || '' === $name || ! is_array( $ids ) ? array() : $ids as $id ) {
				if ( is_string( $id ) && $this->target->is_in_data( self::widget( $id ) ) ) {
					/* translators: %s: name of a widget area. */
					$found[] = sprintf( __( 'Widgets in “%s”', 'pagewright' ), $name );
				}
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** Returns the saved data of a classic widget. @param string $id Such as `media_image-2`. */
	private static function widget( string $id ): mixed {
		$parts   = wp_parse_widget_id( $id );
		$widgets = get_option( "widget_{$parts['id_base']}" );
		return is_array( $widgets ) ? $widgets[ $parts['number'] ?? 0 ] ?? null : null;
	}

	/** @return list<string> Menus with a link to the attachment or to its file. */
	private function menus(): array {
		$found = array();
		foreach ( wp_get_nav_menus() as $menu ) {
			foreach ( (array) wp_get_nav_menu_items( $menu, array( 'post_status' => 'any' ) ) as $item ) {
				if ( $item instanceof \WP_Post && $this->is_linked( $item ) ) {
					/* translators: %s: name of a menu. */
					$found[] = sprintf( __( 'Menu “%s”', 'pagewright' ), $menu->name );
				}
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** @param \WP_Post $item Item of a menu, with the properties of its link. */
	private function is_linked( \WP_Post $item ): bool {
		return ( 'attachment' === $item->object && $this->is( $item->object_id ) ) || $this->has( $item->url );
	}

	private function is( mixed $id ): bool {
		return is_numeric( $id ) && (int) $id === $this->target->id;
	}

	private function has( mixed $url ): bool {
		return is_string( $url ) && $this->target->is_in_text( $url );
	}
}
