<?php
/**
 * Options of the map's script.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\ImageSize\Size;
use Pagewright\Output\Safe;
use Pagewright\Providers\Images\Images;
use Pagewright\Request\Memory;

/**
 * The widget's options are in `data-options`, under names that scripts of sites know. The site's options are in a
 * script, which users without unfiltered HTML cannot forge.
 */
final class Options {
	/**
	 * Tiles of OpenStreetMap. Their usage policy requires attribution, which the map always shows, and forbids
	 * preloading.
	 */
	private const TILES = array(
		'url'         => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		'attribution' => '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
		'maxZoom'     => 19,
	);

	/**
	 * @param array<string, mixed> $data     Sanitized data.
	 * @param Place                $center   Center of the map.
	 * @param array<string, mixed> $settings Sanitized settings of all maps.
	 * @return array<string, mixed>
	 */
	public static function of( array $data, Place $center, array $settings ): array {
		$map = $data['settings'];
		return array(
			'address'            => $center->query(),
			'center'             => $center->position,
			'zoom'               => (int) $map['zoom'],
			'mobileZoom'         => (int) $map['mobile_zoom'],
			'breakpoint'         => (int) ( $settings['responsive_breakpoint'] ?? 780 ),
			'gestureHandling'    => (string) $map['gesture_handling'],
			'disableUi'          => (bool) $map['disable_default_ui'],
			'markerIcon'         => self::icon( $data['markers'], 'marker_icon' ),
			'markersDraggable'   => (bool) $data['markers']['markers_draggable'],
			'markerAtCenter'     => (bool) $data['markers']['marker_at_center'],
			'markerInfoDisplay'  => (string) $data['markers']['info_display'],
			'markerInfoMultiple' => (bool) $data['markers']['info_multiple'],
			'markerPositions'    => self::markers( $data['markers']['marker_positions'] ),
		);
	}

	/**
	 * Returns the options that only Google's maps support.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, mixed>
	 */
	public static function of_google( array $data ): array {
		$way       = $data['directions'];
		$has_way   = '' !== trim( (string) $way['origin'] ) && '' !== trim( (string) $way['destination'] );
		$waypoints = array_values(
			array_filter( $way['waypoints'], static fn ( array $row ) => '' !== trim( (string) $row['location'] ) )
		);
		return array(
			'mapId'        => trim( (string) $data['settings']['map_id'] ),
			'mapStyles'    => MapStyles::rules( $data['styles'] ),
			'mapStyleName' => (string) $data['styles']['styled_map_name'],
			'directions'   => $has_way ? array(
				'origin'            => (string) $way['origin'],
				'destination'       => (string) $way['destination'],
				'travelMode'        => (string) $way['travel_mode'],
				'avoidHighways'     => (bool) $way['avoid_highways'],
				'avoidTolls'        => (bool) $way['avoid_tolls'],
				'preserveViewport'  => (bool) $way['preserve_viewport'],
				'optimizeWaypoints' => (bool) $way['optimize_waypoints'],
				'waypoints'         => array_map(
					static fn ( array $row ) => array(
						'location' => trim( (string) $row['location'] ),
						'stopover' => (bool) $row['stopover'],
					),
					$waypoints
				),
			) : null,
		);
	}

	/** @return array{url: string, attribution: string, maxZoom: int} */
	public static function tiles(): array {
		/**
		 * Changes the tile server of maps without a Google key; `{z}`, `{x}` and `{y}` are the placeholders of a tile.
		 * OpenStreetMap's policy asks sites with many visitors to use their own or a paid server. Keep the attribution
		 * that the server requires.
		 *
		 * @param array{url: string, attribution: string, maxZoom: int} $tiles Default: OpenStreetMap.
		 */
		$tiles = apply_filters( 'pagewright/google-map/tiles', self::TILES );
		// Last result of the filter, and the tiles it describes.
		$last = Memory::get( self::class, 'tiles' );
		if ( null === $last || $last[0] !== $tiles ) {
			$last = array(
				$tiles,
				self::filtered( array_merge( self::TILES, is_array( $tiles ) ? $tiles : array() ) ),
			);
			Memory::set( self::class, 'tiles', $last );
		}
		return $last[1];
	}

	/**
	 * @param array<string, mixed> $tiles Result of the filter.
	 * @return array{url: string, attribution: string, maxZoom: int}
	 */
	private static function filtered( array $tiles ): array {
		return array(
			'url'         => str_replace(
				array( '%7B', '%7D' ),
				array( '{', '}' ),
				sanitize_url(
					str_replace( array( '{', '}' ), array( '%7B', '%7D' ), (string) $tiles['url'] ),
					array( 'http', 'https' )
				)
			),
			'attribution' => Safe::html( (string) $tiles['attribution'] ),
			'maxZoom'     => (int) $tiles['maxZoom'],
		);
	}

	/**
	 * Returns the texts of the markers, filtered when sanitized. They are elements of the page: HTML in an attribute
	 * could be forged.
	 *
	 * @param list<array<string, mixed>> $rows Sanitized rows.
	 * @return array<int, string> Text by marker number.
	 */
	public static function infos( array $rows ): array {
		$infos = array();
		$count = 0;
		foreach ( $rows as $row ) {
			if ( ! Place::of( $row['place'] )->is_empty() ) {
				$infos[ $count++ ] = trim( (string) $row['info'] );
			}
		}
		return array_filter( $infos, static fn ( string $info ): bool => '' !== $info );
	}

	/**
	 * @param list<array<string, mixed>> $rows Sanitized rows.
	 * @return list<array<string, mixed>>
	 */
	private static function markers( array $rows ): array {
		$markers = array();
		foreach ( $rows as $row ) {
			$place = Place::of( $row['place'] );
			if ( ! $place->is_empty() ) {
				$markers[] = array(
					'place'        => $place->query(),
					'position'     => $place->position,
					'title'        => $place->text,
					'infoMaxWidth' => (int) $row['info_max_width'],
					'icon'         => self::icon( $row, 'custom_marker_icon' ),
				);
			}
		}
		return $markers;
	}

	/**
	 * Returns the icon of a marker; null for the default pin.
	 *
	 * @param array<string, mixed> $data Sanitized data that contains the field.
	 * @param string               $name Key of the field.
	 * @return ?array{url: string, width: int, height: int}
	 */
	public static function icon( array $data, string $name ): ?array {
		return Images::src( (int) $data[ $name ], '', Size::of( $data, $name . '_size' ) );
	}
}
