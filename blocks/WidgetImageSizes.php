<?php
/**
 * Image sizes of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Images\SizeFile;
use Pagewright\Providers\Sites;
use Pagewright\Request\Memory;

/**
 * Files of the sizes in Registrar::IMAGE_SIZES are made only on a site that shows images in them: each of them makes
 * every upload slower. An image that was uploaded before gets its file in the background. The class loads when a page
 * shows an image.
 */
final class WidgetImageSizes {
	/** Names of the sizes in which the site shows images. Deleted with the plugin, as the other two. */
	public const OPTION = 'pagewright_image_sizes';

	/** IDs of images that wait for a file. */
	public const WAITING = 'pagewright_image_sizes_waiting';

	/** Post meta with the name of a size that could not be made, or that stopped PHP: it is not tried again. */
	public const TRIED = '_pagewright_size_tried';

	/** Cron event that makes the files. */
	public const HOOK = 'pagewright_make_image_sizes';

	private const MOST_WAITING = 200;

	private const IN_ONE_RUN = 10;

	/** Callback of image_downsize: an image is about to be shown in a size. Returns the result of others unchanged. */
	public static function show( mixed $result = null, mixed $id = null, mixed $name = null ): mixed {
		$is_ours = is_string( $name ) && isset( Registrar::IMAGE_SIZES[ $name ] ) && is_numeric( $id );
		// Code that shows images of another site of the network leaves them to the pages of that site.
		if ( ! $is_ours || ( is_multisite() && ms_is_switched() ) ) {
			return $result;
		}
		$is_waiting = self::lacks( (int) $id, $name );
		if ( $is_waiting || ! in_array( $name, self::used(), true ) ) {
			if ( Memory::first( self::class, 'shown' ) ) {
				add_action( 'shutdown', array( self::class, 'save' ) );
			}
			Memory::set( self::class, 'names', array( ...Memory::get( self::class, 'names', array() ), $name ) );
			$ids = Memory::get( self::class, 'ids', array() );
			Memory::set( self::class, 'ids', $is_waiting ? array( ...$ids, (int) $id ) : $ids );
		}
		return $result;
	}

	/** Callback of shutdown: stores the sizes and the images of this request at once. */
	public static function save(): void {
		$used = self::used();
		$new  = array_diff( array_unique( Memory::get( self::class, 'names', array() ) ), $used );
		if ( array() !== $new ) {
			update_option( self::OPTION, array( ...$used, ...$new ), true );
		}
		$waiting = self::waiting();
		$ids     = array_diff( array_unique( Memory::get( self::class, 'ids', array() ) ), $waiting );
		$ids     = array_slice( $ids, 0, max( 0, self::MOST_WAITING - count( $waiting ) ) );
		if ( array() !== $ids ) {
			update_option( self::WAITING, array( ...$waiting, ...$ids ), false );
			if ( ! wp_next_scheduled( self::HOOK ) ) {
				wp_schedule_single_event( time(), self::HOOK );
			}
		}
		Memory::forget( self::class );
	}

	/**
	 * Callback of intermediate_image_sizes_advanced and wp_get_missing_image_subsizes.
	 *
	 * @param mixed $sizes Name => size of the files that WordPress makes.
	 * @return mixed The sizes, without those of widgets in which the site shows no image.
	 */
	public static function without_unused( mixed $sizes = null ): mixed {
		return is_array( $sizes )
			? array_diff_key( $sizes, array_diff_key( Registrar::IMAGE_SIZES, array_flip( self::used() ) ) )
			: $sizes;
	}

	/** Callback of the cron event: makes the files of some images. */
	public static function run(): void {
		$waiting = self::waiting();
		$later   = array_slice( $waiting, self::IN_ONE_RUN );
		update_option( self::WAITING, $later, false );
		array_map( self::make( ... ), array_slice( $waiting, 0, self::IN_ONE_RUN ) );
		if ( array() !== $later ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** Deletes the options and the post meta. The files belong to their images. */
	public static function uninstall(): void {
		Sites::each(
			is_multisite(),
			static function (): void {
				delete_option( self::OPTION );
				delete_option( self::WAITING );
				delete_post_meta_by_key( self::TRIED );
				wp_clear_scheduled_hook( self::HOOK );
			}
		);
	}

	/** Makes the files of an image that are missing. */
	private static function make( int $id ): void {
		foreach ( self::used() as $name ) {
			if ( ! self::lacks( $id, $name ) ) {
				continue;
			}
			add_post_meta( $id, self::TRIED, $name );
			[ 'width' => $width, 'height' => $height, 'crop' => $crop ] = self::size( $name );
			if ( SizeFile::make( $id, $name, $width, $height, $crop ) ) {
				delete_post_meta( $id, self::TRIED, $name );
			}
		}
	}

	/** Returns whether an image has no file of a size, is large enough for it, and it was not tried. */
	private static function lacks( int $id, string $name ): bool {
		$data = wp_get_attachment_metadata( $id, true );
		if ( ! is_array( $data ) || ! is_array( $data['sizes'] ?? null ) || isset( $data['sizes'][ $name ] ) ) {
			return false;
		}
		$size   = self::size( $name );
		$pixels = static fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0;
		return false !== image_resize_dimensions(
			$pixels( $data['width'] ?? 0 ),
			$pixels( $data['height'] ?? 0 ),
			$size['width'],
			$size['height'],
			$size['crop']
		) && ! in_array( $name, (array) get_post_meta( $id, self::TRIED ), true );
	}

	/** @return array{width: int, height: int, crop: bool|list<string>} Themes may have changed the size. */
	private static function size( string $name ): array {
		$size = wp_get_additional_image_sizes()[ $name ] ?? array();
		$crop = $size['crop'] ?? true;
		return array(
			'width'  => (int) ( $size['width'] ?? 0 ),
			'height' => (int) ( $size['height'] ?? 0 ),
			'crop'   => is_array( $crop ) ? $crop : (bool) $crop,
		);
	}

	/** @return list<string> */
	private static function used(): array {
		$names = get_option( self::OPTION, array() );
		return is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : array();
	}

	/** @return list<int> */
	private static function waiting(): array {
		$ids = get_option( self::WAITING, array() );
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
	}
}
