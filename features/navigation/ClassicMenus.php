<?php
/**
 * Enhances menus of classic themes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;
use Pagewright\Request\Memory;

/** Adds our features to the menu in the theme's header; keeps the theme's container, classes and items. */
final class ClassicMenus {
	/** Names of main menu locations in themes. */
	private const MAIN = '/primary|main|header|^menu-1$|^top$|^navigation$/i';

	/**
	 * @param array<string, mixed> $args Arguments of the theme.
	 * @return array<string, mixed>
	 */
	public static function change( array $args ): array {
		$place = (string) ( $args['theme_location'] ?? '' );
		/**
		 * Filters whether a menu of a classic theme gets submenu buttons and a menu for small screens.
		 *
		 * @example add_filter( 'pagewright/navigation/enhances', fn ( $does, $place ) => 'footer' === $place || $does, 10, 2 );
		 *
		 * @param bool                 $does  True for locations with the name of a main menu.
		 * @param string               $place Theme location.
		 * @param array<string, mixed> $args  Arguments of wp_nav_menu().
		 */
		$does = (bool) apply_filters(
			'pagewright/navigation/enhances',
			1 === preg_match( self::MAIN, $place ),
			$place,
			$args
		);
		// The output of a custom walker is unknown.
		if (
			! $does || ! empty( $args['walker'] ) || ! str_contains( (string) ( $args['items_wrap'] ?? '' ), '%3$s' )
		) {
			return $args;
		}
		$id      = 'pagewright-menu-' . Memory::add( self::class, 'menus' );
		$options = new Options(
			$id,
			has_search: Settings::load()->is_on( 'menus_search' ),
			depth: min( 3, (int) $args['depth'] > 0 ? (int) $args['depth'] : 3 ),
			label: self::label( $args ),
			is_of_theme: true
		);
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
	 * Returns the label of the landmark. Most themes have a landmark around the menu or as its container; a second one
	 * would repeat it.
	 *
	 * @param array<string, mixed> $args Arguments of the theme.
	 */
	private static function label( array $args ): string {
		/**
		 * Filters the label of the landmark around a menu of a classic theme; '' for none.
		 *
		 * @param string               $label Label.
		 * @param array<string, mixed> $args  Arguments of wp_nav_menu().
		 */
		return (string) apply_filters( 'pagewright/navigation/label', '', $args );
	}
}
