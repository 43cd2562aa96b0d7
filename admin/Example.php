<?php
/**
 * Samples of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Admin;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** The example of a widget with pictures of this site's own library in it: no sample asks another site for one. */
final class Example {
	private const PICTURES = 6;

	/** @return list<int> The newest pictures of the library, in one query. */
	public static function pictures(): array {
		return array_map(
			'intval',
			get_posts(
				array(
					'post_type'      => 'attachment',
					'post_status'    => 'inherit',
					'post_mime_type' => array( 'image/jpeg', 'image/png', 'image/webp', 'image/avif' ),
					'posts_per_page' => self::PICTURES,
					'fields'         => 'ids',
				)
			)
		);
	}

	/**
	 * @param list<int> $pictures Ids of pictures; a 0 in the place of a picture becomes one of them.
	 * @return array<string, mixed>
	 */
	public static function of( Widget $widget, array $pictures ): array {
		return array() === $pictures ? $widget->example : self::filled( $widget->example, Walk::names( $widget->fields(), 'media' ), $pictures );
	}

	/**
	 * @param array<mixed> $data     Example.
	 * @param list<string> $names    Names of the fields that hold a picture.
	 * @param list<int>    $pictures Ids.
	 * @return array<mixed>
	 */
	private static function filled( array $data, array $names, array $pictures ): array {
		static $next = 0;
		foreach ( $data as $name => $value ) {
			if ( is_array( $value ) ) {
				$data[ $name ] = self::filled( $value, $names, $pictures );
			} elseif ( 0 === $value && in_array( $name, $names, true ) ) {
				$data[ $name ] = $pictures[ $next++ % count( $pictures ) ];
			}
		}
		return $data;
	}
}
