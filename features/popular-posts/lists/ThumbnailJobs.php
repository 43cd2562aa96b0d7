<?php
/**
 * Generates thumbnails in the background.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Images\SizeFile;

/**
 * Files with exactly the size of a list, if the existing ones are much too large. Only lists of the site itself request
 * them, the number of sizes is limited, and WordPress deletes them with the image.
 */
final class ThumbnailJobs {
	public const HOOK = 'pagewright_make_thumbnails';

	/** `{ sizes: [ "75x75" ], waiting: { "12:75x75": true } }`. Deleted with the plugin. */
	public const OPTION = 'pagewright_popular_thumbnails';

	private const MOST_SIZES = 6;

	private const MOST_WAITING = 200;

	private const IN_ONE_RUN = 10;

	/** Adds a request; does nothing when there are too many. */
	public static function order( int $picture, int $width, int $height ): void {
		$state = self::state();
		$size  = "{$width}x{$height}";
		$order = "$picture:$size";
		if ( isset( $state['waiting'][ $order ] ) || count( $state['waiting'] ) >= self::MOST_WAITING ) {
			return;
		}
		if ( ! in_array( $size, $state['sizes'], true ) ) {
			if ( count( $state['sizes'] ) >= self::MOST_SIZES ) {
				return;
			}
			$state['sizes'][] = $size;
		}
		$state['waiting'][ $order ] = true;
		update_option( self::OPTION, $state, false );
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}

	/** Generates the next thumbnails. After a failure, an image is retried when a list requests it again. */
	public static function run(): void {
		$state = self::state();
		$now   = array_slice( array_keys( $state['waiting'] ), 0, self::IN_ONE_RUN );
		$state['waiting'] = array_slice( $state['waiting'], count( $now ), null, true );
		update_option( self::OPTION, $state, false );
		array_map( self::make( ... ), $now );
		if ( array() !== $state['waiting'] ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}

	private static function make( string $order ): void {
		if ( 1 !== preg_match( '/^(\d+):(\d+)x(\d+)$/D', $order, $parts ) ) {
			return;
		}
		[ $id, $width, $height ] = array_map( 'intval', array_slice( $parts, 1 ) );
		$name = "pagewright-{$width}x{$height}";
		if ( ! isset( wp_get_attachment_metadata( $id, true )['sizes'][ $name ] ) ) {
			SizeFile::make( $id, $name, $width, $height );
		}
	}

	/** @return array{sizes: list<string>, waiting: array<string, true>} */
	private static function state(): array {
		$state = get_option( self::OPTION );
		return array(
			'sizes'   => is_array( $state )
				? array_values( array_filter( (array) ( $state['sizes'] ?? array() ), 'is_string' ) )
				: array(),
			'waiting' => is_array( $state ) && is_array( $state['waiting'] ?? null ) ? $state['waiting'] : array(),
		);
	}
}
