<?php
/**
 * Hooks of menus.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

/** Enhances the menus of classic themes. Loads only while the setting is on; the widget needs no hook. */
final class Hooks {
	public static function add(): void {
		add_filter( 'wp_nav_menu_args', array( self::class, 'menu' ), 20 );
	}

	/** @param mixed $args Arguments of wp_nav_menu(). */
	public static function menu( mixed $args = null ): mixed {
		return ! is_array( $args ) || is_admin() || wp_is_block_theme() ? $args : ClassicMenus::change( $args );
	}
}
