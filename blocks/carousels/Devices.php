<?php
/**
 * Carousel settings for each device.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Carousels;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\RenderContext;
use Pagewright\Blocks\Settings;
use Pagewright\Fields\Form\Numbers;

/**
 * The section `responsive` of both carousels: how many items are visible and scroll at once, and whether arrows and
 * dots are shown. Empty values use the settings for all carousels of this kind, then the defaults in widget.json.
 */
final class Devices {
	/** Device => its keys in the data and in the names of custom properties. */
	private const DEVICES = array(
		'desktop'          => array( array( 'desktop' ), 'desktop' ),
		'tablet_landscape' => array( array( 'tablet', 'landscape' ), 'landscape' ),
		'tablet_portrait'  => array( array( 'tablet', 'portrait' ), 'portrait' ),
		'mobile'           => array( array( 'mobile' ), 'mobile' ),
	);

	/** Maximum of each number; carousel.css supports windows up to 9999 px. */
	private const NUMBERS = array(
		'slides_to_scroll' => 50,
		'slides_to_show'   => 50,
		'breakpoint'       => 9000,
	);

	/** Defaults of carousel.css: arrows everywhere, dots nowhere. */
	private const BEGINNING = array(
		'--pw-carousel-landscape-up-to'  => '1366px',
		'--pw-carousel-portrait-up-to'   => '1025px',
		'--pw-carousel-mobile-up-to'     => '480px',
		'--pw-carousel-desktop-show'     => '3',
		'--pw-carousel-landscape-show'   => '3',
		'--pw-carousel-portrait-show'    => '2',
		'--pw-carousel-mobile-show'      => '1',
		'--pw-carousel-desktop-arrows'   => '1',
		'--pw-carousel-landscape-arrows' => '1',
		'--pw-carousel-portrait-arrows'  => '1',
		'--pw-carousel-mobile-arrows'    => '1',
		'--pw-carousel-desktop-dots'     => '0',
		'--pw-carousel-landscape-dots'   => '0',
		'--pw-carousel-portrait-dots'    => '0',
		'--pw-carousel-mobile-dots'      => '0',
	);

	private const TICKS = array( 'navigation', 'navigation_dots' );

	/**
	 * @param array<string, array<string, int|bool>> $devices Device => the keys of NUMBERS and TICKS that the widget
	 *    has.
	 */
	private function __construct( private readonly array $devices ) {}

	/** @param array<string, mixed> $saved Cleaned section. */
	public static function of( array $saved, RenderContext $context ): self {
		$shared  = $context->settings['responsive'] ?? array();
		$devices = array();
		foreach ( self::DEVICES as $device => list( $path ) ) {
			$own    = self::at( $saved, $path );
			$all    = self::at( is_array( $shared ) ? $shared : array(), $path );
			$fields = self::fields_at( $context->widget->settings_fields(), $path );
			foreach ( array_intersect_key( self::NUMBERS, $fields ) as $key => $most ) {
				$numbers                    = array_filter(
					array( $own[ $key ] ?? 0, $all[ $key ] ?? 0, $fields[ $key ]['default'] ?? 1 ),
					static fn ( mixed $number ): bool => is_numeric( $number ) && $number >= 1
				);
				$devices[ $device ][ $key ] = (int) min( $most, reset( $numbers ) ?: 1 );
			}
			foreach ( array_intersect( self::TICKS, array_keys( $fields ) ) as $key ) {
				$devices[ $device ][ $key ] = (bool) ( $own[ $key ] ?? true );
			}
		}
		return new self( $devices );
	}

	/**
	 * @return array<string, int|bool> `desktop_slides_to_scroll` and so on, as scripts of sites read them in
	 *    `data-responsive`.
	 */
	public function data(): array {
		$data = array();
		foreach ( $this->devices as $device => $values ) {
			foreach ( $values as $key => $value ) {
				$data[ "{$device}_$key" ] = $value;
			}
		}
		return $data;
	}

	/**
	 * Returns the custom properties for carousel.css that differ from its defaults.
	 *
	 * @param bool $has_arrows Whether any device shows arrows.
	 * @param bool $has_dots   Whether any device shows dots.
	 * @return array<string, string>
	 */
	public function css( bool $has_arrows, bool $has_dots ): array {
		$css = array();
		foreach ( self::DEVICES as $device => list( , $name ) ) {
			$values = $this->devices[ $device ];
			$css   += array(
				"--pw-carousel-$name-up-to"  => ( $values['breakpoint'] ?? '' ) . 'px',
				"--pw-carousel-$name-show"   => (string) ( $values['slides_to_show'] ?? '' ),
				"--pw-carousel-$name-arrows" => $has_arrows && $values['navigation'] ? '1' : '0',
				"--pw-carousel-$name-dots"   => $has_dots && ( $values['navigation_dots'] ?? false ) ? '1' : '0',
			);
		}
		return array_diff( array_diff_assoc( $css, self::BEGINNING ), array( '', 'px' ) );
	}

	/** Returns the number of visible items on the device with the most; 0 if the items' own width decides. */
	public function most_shown(): int {
		return max(
			array_map( static fn ( array $values ): int => (int) ( $values['slides_to_show'] ?? 0 ), $this->devices )
		);
	}

	/**
	 * Fills in unset arrows and dots from the site's settings. Later, an unset checkbox means its default.
	 *
	 * @param array<string, mixed> $raw   Saved data of a widget.
	 * @param string               $class Its class.
	 * @return array<string, mixed>
	 */
	public static function filled( array $raw, string $class ): array {
		$shared = Settings::of_class( $class )['responsive'] ?? null;
		$saved  = is_array( $raw['responsive'] ?? null ) ? $raw['responsive'] : array();
		foreach ( is_array( $shared ) ? self::DEVICES : array() as list( $path ) ) {
			$ticks = array_intersect_key( self::at( $shared, $path ), array_flip( self::TICKS ) );
			$more  = array_diff_key( $ticks, self::at( $saved, $path ) );
			if ( array() !== $more ) {
				$raw['responsive'] = $saved = self::with( $saved, $path, $more ); // phpcs:ignore Squiz.PHP.DisallowMultipleAssignments -- both variables are the section.
			}
		}
		return $raw;
	}

	/**
	 * Returns the form's fields with the site's settings as placeholders of empty fields.
	 *
	 * @param array<string, array<string, mixed>> $fields Field list of the form.
	 * @param string                              $class  Class of the widget.
	 * @return array<string, array<string, mixed>>
	 */
	public static function form( array $fields, string $class ): array {
		$shared = Settings::of_class( $class )['responsive'] ?? null;
		foreach ( is_array( $shared ) ? self::DEVICES : array() as list( $path ) ) {
			$values = self::at( $shared, $path );
			$group  = &$fields['responsive']['fields'];
			foreach ( $path as $key ) {
				$group = &$group[ $key ]['fields'];
			}
			foreach ( array_keys( self::NUMBERS ) as $key ) {
				$number = Numbers::read( $values[ $key ] ?? '', array( 'abs' => true, 'integer' => true ) );
				if ( isset( $group[ $key ] ) && $number > 0 ) {
					$group[ $key ]['placeholder'] = (string) $number;
				}
			}
			unset( $group );
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $section Unsanitized section.
	 * @param list<string>         $path    Keys.
	 * @return array<string, mixed>
	 */
	private static function at( array $section, array $path ): array {
		foreach ( $path as $key ) {
			$section = is_array( $section[ $key ] ?? null ) ? $section[ $key ] : array();
		}
		return $section;
	}

	/**
	 * @param array<string, mixed> $section Section.
	 * @param list<string>         $path    Keys.
	 * @param array<string, mixed> $more    Values to set there.
	 * @return array<string, mixed>
	 */
	private static function with( array $section, array $path, array $more ): array {
		$key             = (string) array_shift( $path );
		$inner           = is_array( $section[ $key ] ?? null ) ? $section[ $key ] : array();
		$section[ $key ] = array() === $path ? $inner + $more : self::with( $inner, $path, $more );
		return $section;
	}

	/**
	 * @param array<string, mixed> $fields Settings of widget.json.
	 * @param list<string>         $path   Keys.
	 * @return array<string, array<string, mixed>>
	 */
	private static function fields_at( array $fields, array $path ): array {
		foreach ( array( 'responsive', ...$path ) as $key ) {
			$fields = $fields[ $key ]['fields'] ?? array();
		}
		return $fields;
	}
}
