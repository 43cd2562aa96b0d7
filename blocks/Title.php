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
	/** @var ?array<string, true> Titles of the blocks of WordPress, in the language of the request. */
	private static ?array $taken = null;

	/** The translated title; with the plugin's name before it where WordPress has a block of the same title. */
	public static function of( Widget $widget ): string {
		$title = translate( $widget->title, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
		return isset( self::taken()[ $title ] ) ? self::with_plugin( $title ) : $title;
	}

	/** @param string $title Title of a widget. */
	public static function with_plugin( string $title ): string {
		/* translators: %s: name of a widget, e.g. Image. */
		return sprintf( __( 'Pagewright %s', 'pagewright' ), $title );
	}

	/** @return array<string, true> */
	private static function taken(): array {
		if ( null === self::$taken ) {
			self::$taken = array();
			foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
				if ( str_starts_with( (string) $name, 'core/' ) ) {
					self::$taken[ (string) $type->title ] = true;
				}
			}
		}
		return self::$taken;
	}
}
