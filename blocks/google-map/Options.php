<?php
/**
 * What the map's script is told.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\ImageSize\Size;
use Pagewright\Output\Safe;
use Pagewright\Providers\Images\Images;

/**
 * What the script of a map is told: what the widget says in `data-options`, in the words that sites' scripts know, and what the site says in a script, which
 * no user without unfiltered HTML can imitate.
 */
final class Options {
	/** Tiles of OpenStreetMap; their usage policy asks for the credit, which the map always shows, and for no loading ahead. */
	private const TILES = array(
		'url'         => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		'attribution' => '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
		'maxZoom'     => 19,
	);

	/** @var ?array{0: mixed, 1: array{url: string, attribution: string, maxZoom: int}} What the filter answered last, and the tiles it means. */
	private static ?array $last = null;

	/**
	 * @param array<string, mixed> $data     Cleaned data.
	 * @param Place                $center   Center of the map.
	 * @param array<string, mixed> $settings Cleaned settings of all maps.
	 * @return array<string, mixed>
	 */
	public static function of( array $data, Place $center, array $settings ): array {
		$map = $data['settings'];
		return array(
			'address'          => $center->query(),
			'center'           => $center->position,
			'zoom'             => (int) $map['zoom'],
			'mobileZoom'       => (int) $map['mobile_zoom'],
			'breakpoint'       => (int) ( $settings['responsive_breakpoint'] ?? 780 ),
			'gestureHandling'  => (string) $map['gesture_handling'],
			'disableUi'        => (bool) $map['disable_default_ui'],
			'markerIcon'       => self::icon( $data['markers'], 'marker_icon' ),
			'markersDraggable' => (bool) $data['markers']['markers_draggable'],
			'markerAtCenter'   => (bool) $data['markers']['marker_at_center'],
			'markerInfoDisplay'  => (string) $data['markers']['info_display'],
			'markerInfoMultiple' => (bool) $data['markers']['info_multiple'],
			'markerPositions'  => self::markers( $data['markers']['marker_positions'] ),
		);
	}

	/**
	 * What only Google's maps can do.
	 *
	 * @param array<string, mixed> $data Cleaned data.
	 * @return array<string, mixed>
	 */
	public static function of_google( array $data ): array {
		$way       = $data['directions'];
		$has_way   = '' !== trim( (string) $way['origin'] ) && '' !== trim( (string) $way['destination'] );
		$waypoints = array_values( array_filter( $way['waypoints'], static fn ( array $row ) => '' !== trim( (string) $row['location'] ) ) );
		return array(
			'mapId'         => trim( (string) $data['settings']['map_id'] ),
			'mapStyles'     => MapStyles::rules( $data['styles'] ),
			'mapStyleName'  => (string) $data['styles']['styled_map_name'],
			'directions'    => $has_way ? array(
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
		 * Changes where maps without a Google key get their tiles: `{z}`, `{x}` and `{y}` stand for the tile. A server of your own or a
		 * paid one is asked for by OpenStreetMap's policy where a site has many visitors. Keep the credit that the server asks for.
		 *
		 * @param array{url: string, attribution: string, maxZoom: int} $tiles OpenStreetMap's own.
		 */
		$tiles = apply_filters( 'pagewright/google-map/tiles', self::TILES );
		if ( null === self::$last || self::$last[0] !== $tiles ) {
			self::$last = array( $tiles, self::filtered( array_merge( self::TILES, is_array( $tiles ) ? $tiles : array() ) ) );
		}
		return self::$last[1];
	}

	/**
	 * @param array<string, mixed> $tiles What the filter answered.
	 * @return array{url: string, attribution: string, maxZoom: int}
	 */
	private static function filtered( array $tiles ): array {
		return array(
			'url'         => str_replace( array( '%7B', '%7D' ), array( '{', '}' ), sanitize_url( str_replace( array( '{', '}' ), array( '%7B', '%7D' ), (string) $tiles['url'] ), array( 'http', 'https' ) ) ),
			'attribution' => Safe::html( (string) $tiles['attribution'] ),
			'maxZoom'     => (int) $tiles['maxZoom'],
		);
	}

	/**
	 * The texts of the markers, filtered when they were cleaned: elements of the page, since HTML in a script's hands could be anybody's.
	 *
	 * @param list<array<string, mixed>> $rows Cleaned rows.
	 * @return array<int, string> By number of the marker.
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
	 * @param list<array<string, mixed>> $rows Cleaned rows.
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
	 * The icon of a marker; null for the usual pin.
	 *
	 * @param array<string, mixed> $data Cleaned data around the field.
	 * @param string               $name Key of the field.
	 * @return ?array{url: string, width: int, height: int}
	 */
	public static function icon( array $data, string $name ): ?array {
		return Images::src( (int) $data[ $name ], '', Size::of( $data, $name . '_size' ) );
	}
}
