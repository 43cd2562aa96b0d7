<?php
/**
 * Draws captcha images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Tag;

/**
 * Uses the class ReallySimpleCaptcha of another plugin. Images are in uploads/wpcf7_captcha, or in the folder of the
 * constants WPCF7_CAPTCHA_TMP_DIR and WPCF7_CAPTCHA_TMP_URL.
 */
final class Pictures {
	private const CLASS_NAME = 'ReallySimpleCaptcha';

	/** Lifetime of an image in minutes. */
	private const MINUTES = 60;

	/** Width and height of the image, left and bottom of the first letter, size and width of letters, in pixels. */
	private const SIZES = array(
		's' => array( array( 60, 20 ), array( 6, 15 ), 11, 13 ),
		'm' => array( array( 72, 24 ), array( 6, 18 ), 14, 15 ),
		'l' => array( array( 84, 28 ), array( 6, 20 ), 17, 17 ),
	);

	public static function are_possible(): bool {
		return class_exists( self::CLASS_NAME );
	}

	/** @return array{prefix: string, url: string, width: int, height: int}|null Null when no image can be drawn. */
	public static function draw( Tag $tag ): ?array {
		[ $folder, $url ] = self::place();
		if ( ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		$drawer = self::drawer( $folder );
		$size   = strtolower( (string) $tag->get_option( 'size', '[sml]', true ) );
		[ $drawer->img_size, $drawer->base, $drawer->font_size, $drawer->font_char_width ] = self::SIZES[ $size ]
			?? self::SIZES['m'];
		foreach ( array( 'fg', 'bg' ) as $color ) {
			$code            = $tag->get_option( $color, '#(?:[0-9a-f]{3}|[0-9a-f]{6})', true );
			$drawer->$color = is_string( $code ) ? self::parts( $code ) : $drawer->$color;
		}
		$prefix = (string) wp_rand( 100000, PHP_INT_MAX >> 32 );
		$file   = $drawer->generate_image( $prefix, $drawer->generate_random_word() );
		$drawer->cleanup( self::MINUTES );
		return is_string( $file ) && '' !== $file ? array(
			'prefix' => $prefix,
			'url'    => $url . '/' . $file,
			'width'  => $drawer->img_size[0],
			'height' => $drawer->img_size[1],
		) : null;
	}

	/** Verifies the letters. Each image is valid for one attempt. */
	public static function is_right( string $prefix, string $letters ): bool {
		if ( 1 !== preg_match( '/^[0-9]{1,20}$/D', $prefix ) ) {
			return false;
		}
		$drawer   = self::drawer( self::place()[0] );
		$is_right = (bool) $drawer->check( $prefix, $letters );
		$drawer->remove( $prefix );
		return $is_right;
	}

	private static function drawer( string $folder ): object {
		$class           = self::CLASS_NAME;
		$drawer          = new $class();
		$drawer->tmp_dir = trailingslashit( $folder );
		return $drawer;
	}

	/** @return array{0: string, 1: string} Path and URL of the folder. */
	private static function place(): array {
		$uploads = wp_get_upload_dir();
		return array(
			defined( 'WPCF7_CAPTCHA_TMP_DIR' )
				? untrailingslashit( (string) constant( 'WPCF7_CAPTCHA_TMP_DIR' ) )
				: $uploads['basedir'] . '/wpcf7_captcha',
			defined( 'WPCF7_CAPTCHA_TMP_URL' )
				? untrailingslashit( (string) constant( 'WPCF7_CAPTCHA_TMP_URL' ) )
				: $uploads['baseurl'] . '/wpcf7_captcha',
		);
	}

	/** @return list<int> Red, green, blue. */
	private static function parts( string $code ): array {
		$digits = substr( $code, 1 );
		$digits = 3 === strlen( $digits ) ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits;
		return array_map( 'hexdec', str_split( $digits, 2 ) );
	}
}
