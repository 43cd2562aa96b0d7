<?php
/**
 * Names of panels.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Gives each panel of one widget a name for links, made of its title: the same at every view, and never twice. */
final class Anchors {
	/** @var array<string, true> */
	private array $taken = array();

	/**
	 * Before: `What's new?`, `What's new?`, `日本語`, ``. After: `whats-new`, `whats-new-2`, `日本語`, `panel-4`.
	 *
	 * @param int    $number Place of the panel, from 1; names a panel without a title.
	 * @param string $word   Its name then, before the number.
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

	/** A name for links, made of any text: letters outside ASCII stay as they are. '' where nothing is left. */
	public static function slug( string $text ): string {
		// sanitize_title() writes letters outside ASCII as percent codes, which no one would type after a #.
		return trim( (string) preg_replace( '/[\s"\'<>&#?%]+/u', '-', rawurldecode( sanitize_title( wp_strip_all_tags( $text ) ) ) ), '-' );
	}
}
