<?php
/**
 * Menus of classic themes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Gives the menu of the theme's header what ours has; the theme's container, classes and items stay. */
final class ClassicMenus {
	/** How themes name the place of their main menu. */
	private const MAIN = '/primary|main|header|^menu-1$|^top$|^navigation$/i';

	/** Menus of this page that were changed. */
	private static int $count = 0;

	/**
	 * @param array<string, mixed> $args What the theme wants.
	 * @return array<string, mixed>
	 */
	public static function change( array $args ): array {
		$place = (string) ( $args['theme_location'] ?? '' );
		/**
		 * Filters whether a menu of a classic theme gets submenu buttons and a menu for small screens.
		 *
		 * @example add_filter( 'pagewright/navigation/enhances', fn ( $does, $place ) => 'footer' === $place || $does, 10, 2 );
		 *
		 * @param bool                 $does  True for places that are named like a main menu.
		 * @param string               $place Name of the place in the theme.
		 * @param array<string, mixed> $args  Arguments of wp_nav_menu().
		 */
		$does = (bool) apply_filters( 'pagewright/navigation/enhances', 1 === preg_match( self::MAIN, $place ), $place, $args );
		// A theme with a walker of its own prints something else, which cannot be known.
		if ( ! $does || ! empty( $args['walker'] ) || ! str_contains( (string) ( $args['items_wrap'] ?? '' ), '%3$s' ) ) {
			return $args;
		}
		$id      = 'pagewright-menu-' . ( ++self::$count );
		$options = new Options( $id, has_search: Settings::load()->menus_search, depth: min( 3, (int) $args['depth'] > 0 ? (int) $args['depth'] : 3 ), label: self::label( $args ), is_of_theme: true );
		$list    = '@@list@@';
		$html    = str_replace( '%', '%%', Menu::html( $list, $options ) );
		return array(
			'walker'     => new Walker( $id, $options->depth ),
			'menu_class' => trim( ( $args['menu_class'] ?? '' ) . ' ' . Menu::LIST_CLASS ),
			'items_wrap' => str_replace( $list, (string) $args['items_wrap'], $html ),
			'depth'      => $options->depth,
		) + $args;
	}

	/**
	 * The theme's container is the landmark where it is one, and most themes put one around it; a second one would say the same.
	 *
	 * @param array<string, mixed> $args What the theme wants.
	 */
	private static function label( array $args ): string {
		/**
		 * Filters the name of the landmark around a menu of a classic theme; '' prints none.
		 *
		 * @param string               $label Name.
		 * @param array<string, mixed> $args  Arguments of wp_nav_menu().
		 */
		return (string) apply_filters( 'pagewright/navigation/label', '', $args );
	}
}
