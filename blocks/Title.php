<?php
/**
 * Names of blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** What a widget is called where WordPress's own blocks stand beside it. */
final class Title {
	/** @var ?array<string, true> Titles of the blocks and widgets of WordPress, in the language of the request. */
	private static ?array $taken = null;

	/** The translated title; with the plugin's name before it where WordPress has a block or a widget of the same title. */
	public static function of( Widget $widget ): string {
		$title = translate( $widget->title, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
		/* translators: %s: name of a widget, e.g. Image. */
		return isset( self::taken()[ $title ] ) ? sprintf( __( 'Pagewright %s', 'pagewright' ), $title ) : $title;
	}

	/** @return array<string, true> */
	private static function taken(): array {
		global $wp_widget_factory;
		if ( null === self::$taken ) {
			self::$taken = array();
			foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
				if ( str_starts_with( (string) $name, 'core/' ) ) {
					self::$taken[ (string) $type->title ] = true;
				}
			}
			// The widgets screen lists them beside blocks.
			foreach ( $wp_widget_factory->widgets ?? array() as $widget ) {
				if ( str_starts_with( $widget::class, 'WP_' ) ) {
					self::$taken[ (string) $widget->name ] = true;
				}
			}
		}
		return self::$taken;
	}
}
