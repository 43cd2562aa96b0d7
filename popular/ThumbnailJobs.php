<?php
/**
 * Thumbnails made in the background.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

/**
 * Files of exactly the size that a list of the site shows, where what is there is much too large. Only lists that the site itself made order them, only
 * so many sizes are made on a site, and WordPress removes them with the picture.
 */
final class ThumbnailJobs {
	public const HOOK = 'pagewright_make_thumbnails';

	/** `{ sizes: [ "75x75" ], waiting: { "12:75x75": true } }`. Removed with the plugin. */
	public const OPTION = 'pagewright_popular_thumbnails';

	private const MOST_SIZES = 6;

	private const MOST_WAITING = 200;

	private const IN_ONE_RUN = 10;

	/** Takes an order; nothing happens where there are too many. */
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
		wp_next_scheduled( self::HOOK ) || wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
	}

	/** Makes the next ones. A picture that cannot be cut is not tried again before a list asks once more. */
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
		$meta = wp_get_attachment_metadata( $id );
		$file = get_attached_file( $id );
		if ( ! is_array( $meta ) || ! is_string( $file ) || ! is_file( $file ) || isset( $meta['sizes'][ "pagewright-{$width}x{$height}" ] ) ) {
			return;
		}
		$made = image_make_intermediate_size( $file, $width, $height, true );
		if ( is_array( $made ) ) {
			$meta['sizes'][ "pagewright-{$width}x{$height}" ] = $made;
			wp_update_attachment_metadata( $id, $meta );
		}
	}

	/** @return array{sizes: list<string>, waiting: array<string, true>} */
	private static function state(): array {
		$state = get_option( self::OPTION );
		return array(
			'sizes'   => is_array( $state ) ? array_values( array_filter( (array) ( $state['sizes'] ?? array() ), 'is_string' ) ) : array(),
			'waiting' => is_array( $state ) && is_array( $state['waiting'] ?? null ) ? $state['waiting'] : array(),
		);
	}
}
