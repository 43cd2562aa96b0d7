<?php
/**
 * Link names of panels.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each panel of a widget a unique name for links, made from its title. The names are the same on every page view.
 */
final class Anchors {
	/** @var array<string, true> */
	private array $taken = array();

	/**
	 * Before: `What's new?`, `What's new?`, `日本語`, ``. After: `whats-new`, `whats-new-2`, `日本語`, `panel-4`.
	 *
	 * @param int    $number Position of the panel, from 1; names a panel without a title.
	 * @param string $word   Word before the number in that name.
	 */
	public function next( string $title, int $number, string $word = 'panel' ): string {
		$slug   = self::slug( $title );
		$slug   = '' !== $slug ? $slug : $word . '-' . $number;
		$unique = $slug;
		for ( $i = 2; isset( $this->taken[ $unique ] ); $i++ ) {
			$unique = $slug . '-' . $i;
		}
		$this->taken[ $unique ] = true;
		return $unique;
	}

	/** Returns a link name made from any text; letters outside ASCII are kept. '' if nothing is left. */
	public static function slug( string $text ): string {
		// sanitize_title() encodes letters outside ASCII as percent codes, which users would not type after a #.
		return trim(
			(string) preg_replace(
				'/[\s"\'<>&#?%]+/u',
				'-',
				rawurldecode( sanitize_title( wp_strip_all_tags( $text ) ) )
			),
			'-'
		);
	}
}
