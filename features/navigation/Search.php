<?php
/**
 * Search at the end of a menu.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Shortcodes;

/** A button and a dialog with the site's search; without JavaScript, the form is in the menu. */
final class Search {
	/** @param string $id Prefix of the IDs. */
	public static function html( string $id ): string {
		/**
		 * Filters the target of the search in menus.
		 *
		 * @example add_filter( 'pagewright/navigation/search-url', fn () => home_url( '/shop/' ) );
		 *
		 * @param string $url URL; the terms are sent as `s`.
		 */
		$action = (string) apply_filters( 'pagewright/navigation/search-url', home_url( '/' ) );
		return sprintf(
			'<button type="button" class="pagewright-navigation__search-button" aria-haspopup="dialog" aria-expanded="false" aria-controls="%1$s" aria-label="%2$s"></button>'
			.
			'<dialog class="pagewright-navigation__search" id="%1$s" aria-label="%2$s"><form class="pagewright-navigation__search-form" role="search" method="get" action="%3$s">'
				.
			'<label class="pagewright-navigation__search-label" for="%1$s-words">%4$s</label><input class="pagewright-navigation__search-field" id="%1$s-words" type="search" name="s" value="%5$s" required autofocus>'
				.
			'<button type="submit" class="pagewright-navigation__search-submit">%2$s</button></form>' .
			'<button type="button" class="pagewright-navigation__search-close" aria-label="%6$s"></button></dialog>',
			esc_attr( "$id-search" ),
			esc_attr__( 'Search', 'pagewright' ),
			esc_url( $action ),
			esc_html__( 'Search this site', 'pagewright' ),
			Shortcodes::inert( esc_attr( get_search_query( false ) ) ),
			esc_attr__( 'Close the search', 'pagewright' )
		);
	}
}
