<?php
/**
 * Titles of blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;
use Pagewright\Schema\Widget;

/** The title of a widget next to WordPress's own blocks. */
final class Title {
	/**
	 * Returns the translated title, with the plugin's name as a prefix if WordPress has a block or a widget with the
	 * same title.
	 */
	public static function of( Widget $widget ): string {
		$title = translate( $widget->title, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- a text from a JSON file.
		return isset( Memory::remember( self::class, 'taken', self::taken( ... ) )[ $title ] )
			/* translators: %s: name of a widget, e.g. Image. */
			? sprintf( __( 'Pagewright %s', 'pagewright' ), $title )
			: $title;
	}

	/**
	 * @return array{title: string, description: string, keywords: list<string>} Returns the texts of a block in the
	 *    language of the request.
	 */
	public static function texts( Widget $widget ): array {
		$translate = static fn ( string $text ): string => translate( $text, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- texts of JSON files.
		return array(
			'title'       => is_admin() ? self::of( $widget ) : $translate( $widget->title ),
			'description' => $translate( $widget->description ),
			'keywords'    => array_map( $translate, $widget->keywords ),
		);
	}

	/**
	 * Translates the texts of blocks that were registered without translations. Keeps texts that another plugin
	 * changed.
	 *
	 * @param array<string, Widget> $widgets Widgets.
	 */
	public static function translate( array $widgets ): void {
		foreach ( $widgets as $widget ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $widget->block );
			foreach ( null === $type ? array() : self::texts( $widget ) as $key => $text ) {
				if ( $type->$key === $widget->$key ) {
					$type->$key = $text;
				}
			}
		}
	}

	/** @return array<string, true> Titles of WordPress's blocks and widgets, in the language of the request. */
	private static function taken(): array {
		global $wp_widget_factory;
		$taken = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( (string) $name, 'core/' ) ) {
				$taken[ (string) $type->title ] = true;
			}
		}
		// The widgets screen lists them next to blocks.
		foreach ( $wp_widget_factory->widgets ?? array() as $widget ) {
			if ( str_starts_with( $widget::class, 'WP_' ) ) {
				$taken[ (string) $widget->name ] = true;
			}
		}
		return $taken;
	}
}
