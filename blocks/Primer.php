<?php
/**
 * Preloading of posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/**
 * Loads the images of a post's widgets and the content that they link to in two queries, instead of one query per
 * widget.
 */
final class Primer {
	/**
	 * @param string       $content Content of a post before its blocks are rendered.
	 * @param list<Widget> $widgets Widgets with a block in it.
	 */
	public static function read( string $content, array $widgets, Loader $schema ): void {
		$names = array_merge(
			array(),
			...array_map(
				static fn ( Widget $widget ): array => Walk::names( $schema->fields( $widget ), 'media' ),
				array_values( $widgets )
			)
		);
		$ids   = array_unique(
			array_merge(
				self::of_links( $content ),
				array() === $names ? array() : self::of_fields( $content, array_unique( $names ) )
			)
		);
		if ( array() !== $ids ) {
			_prime_post_caches( $ids, false );
		}
	}

	/** @return list<int> Returns the posts of links such as `post: 12`. */
	private static function of_links( string $content ): array {
		return str_contains( $content, '"post:' ) && 0 < preg_match_all( '/"post: ?([1-9]\d*)/', $content, $found )
			? array_map( 'intval', $found[1] )
			: array();
	}

	/**
	 * @param non-empty-array<string> $names Names of media fields.
	 * @return list<int> Attachments in them.
	 */
	private static function of_fields( string $content, array $names ): array {
		// Matches the number first, then the name before it: few values are numbers, but nearly every quotation mark
		// could start a name.
		$before = implode(
			'|',
			array_map( static fn ( string $name ): string => '"' . preg_quote( $name, '/' ) . '":', $names )
		);
		preg_match_all( '/":(?="?[1-9])(?<=' . $before . ')"?(\d+)/', $content, $found );
		return array_map( 'intval', $found[1] );
	}
}
