<?php
/**
 * Static map.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

/** The URL of an image of Google's Maps Static API. */
final class Picture {
	/** Maximum side in px that Google supports. */
	private const MAX_PX = 640;

	/** Maximum length of a URL that Google accepts. */
	private const MAX_LENGTH = 16384;

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array{src: string, width: int, height: int}
	 */
	public static function of( array $data, Place $center, string $key ): array {
		$map    = $data['settings'];
		$width  = self::side( (string) $map['width'], 640 );
		$height = self::side( (string) $map['height'], 480 );
		$parts  = array(
			'center=' . rawurlencode( $center->query() ),
			'zoom=' . (int) $map['zoom'],
			"size={$width}x{$height}",
			'scale=2',
			'key=' . rawurlencode( $key ),
		);
		foreach ( self::markers( $data['markers'], $center ) as $icon => $places ) {
			$parts[] = 'markers=' . rawurlencode( ( '' !== $icon ? "icon:$icon|" : '' ) . implode( '|', $places ) );
		}
		if ( '' !== trim( (string) $map['map_id'] ) ) {
			$parts[] = 'map_id=' . rawurlencode( trim( (string) $map['map_id'] ) );
		}
		foreach ( MapStyles::for_picture( MapStyles::rules( $data['styles'] ) ) as $style ) {
			$parts[] = 'style=' . rawurlencode( $style );
		}
		return array(
			'src'    => substr(
				'https://maps.googleapis.com/maps/api/staticmap?' . implode( '&', $parts ),
				0,
				self::MAX_LENGTH
			),
			'width'  => $width,
			'height' => $height,
		);
	}

	/**
	 * Returns the places of the markers by the URL of their icon, '' for the default pin: Google accepts one icon per
	 * parameter.
	 *
	 * @param array<string, mixed> $markers Sanitized section.
	 * @return array<string, list<string>>
	 */
	private static function markers( array $markers, Place $center ): array {
		$common = Options::icon( $markers, 'marker_icon' )['url'] ?? '';
		$places = $markers['marker_at_center'] ? array( $common => array( $center->query() ) ) : array();
		foreach ( $markers['marker_positions'] as $row ) {
			$place = Place::of( $row['place'] );
			if ( ! $place->is_empty() ) {
				$places[ Options::icon( $row, 'custom_marker_icon' )['url'] ?? $common ][] = $place->query();
			}
		}
		return $places;
	}

	private static function side( string $text, int $fallback ): int {
		$px = (int) $text;
		return $px > 0 ? min( self::MAX_PX, $px ) : $fallback;
	}
}
