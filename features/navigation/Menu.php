<?php
/**
 * Renders menus.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;
use Pagewright\Features\Settings;
use Pagewright\Output\Json;

/** A list of links that works without JavaScript: small screens get a popover, which browsers open themselves. */
final class Menu {
	/** Width in page.css that the site's setting replaces. */
	private const DEFAULT_WIDTH_PX = 782;

	/** Classes of the list, in addition to the theme's. */
	public const LIST_CLASS = 'pagewright-navigation__menu';

	/** Loads script and style sheet; print the result before the menu. */
	public static function load(): string {
		Assets::module( 'navigation' );
		$width = Settings::load()->number( 'menus_width_px' );
		return self::DEFAULT_WIDTH_PX === $width
			? Assets::style( 'navigation' )
			: Assets::changed_style( 'navigation', self::DEFAULT_WIDTH_PX . 'px', "{$width}px" );
	}

	/** Renders a menu around items: `<ul>` with `<li>`. */
	public static function html( string $items, Options $options ): string {
		$name   = '' === $options->label ? '' : ' aria-label="' . esc_attr( $options->label ) . '"';
		$tag    = '' === $options->label ? 'div' : 'nav';
		$states = array_keys(
			array_filter(
				array(
					'is-vertical'    => $options->is_vertical,
					'is-collapsible' => $options->is_collapsible,
					'is-of-theme'    => $options->is_of_theme,
				)
			)
		);
		return self::load() . sprintf(
			'<%1$s class="%2$s"%3$s data-pagewright="navigation" data-options="%4$s">%5$s%6$s%7$s</%1$s>',
			$tag,
			esc_attr( implode( ' ', array( 'pagewright-navigation', ...$states ) ) ),
			$name,
			Json::attribute( (object) ( $options->opens_on_hover ? array() : array( 'opensOnHover' => false ) ) ),
			$options->is_collapsible ? self::toggle( $options ) : '',
			$options->is_collapsible ? self::panel( $items, $options ) : $items,
			$options->has_search ? Search::html( $options->id ) : ''
		);
	}

	/**
	 * Renders a menu.
	 *
	 * @param list<object> $items Result of Items::of().
	 */
	public static function of( array $items, Options $options ): string {
		$args = array(
			'before'         => '',
			'after'          => '',
			'link_before'    => '',
			'link_after'     => '',
			'item_spacing'   => 'discard',
			'theme_location' => '',
			'walker'         => new Walker( $options->id, $options->depth, false ),
		);
		return array() === $items
			? ''
			: self::html(
				'<ul class="' . self::LIST_CLASS . '">' . walk_nav_menu_tree( $items, $options->depth, (object) $args )
				. '</ul>',
				$options
			);
	}

	private static function toggle( Options $options ): string {
		$word = '' === $options->toggle ? __( 'Menu', 'pagewright' ) : $options->toggle;
		return sprintf(
			'<button type="button" class="pagewright-navigation__toggle%s" popovertarget="%s" aria-controls="%2$s" aria-expanded="false"><span class="pagewright-navigation__bars" aria-hidden="true"></span><span class="pagewright-navigation__word">%s</span></button>',
			'' === $options->toggle ? ' is-icon' : '',
			esc_attr( "$options->id-panel" ),
			esc_html( $word )
		);
	}

	private static function panel( string $items, Options $options ): string {
		return sprintf(
			'<div class="pagewright-navigation__panel" id="%1$s" popover><button type="button" class="pagewright-navigation__close" popovertarget="%1$s" popovertargetaction="hide" aria-label="%2$s"></button>%3$s</div>',
			esc_attr( "$options->id-panel" ),
			esc_attr__( 'Close the menu', 'pagewright' ),
			$items
		);
	}
}
