<?php
/**
 * A font value on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Font;

defined( 'ABSPATH' ) || exit;

/** What a stored font means: family, weight and style, and the CSS list for it. Nothing is fetched from outside by itself. */
final class Font {
	/** Family => the list it stands for. Present on nearly every computer. */
	public const WEB_SAFE = array(
		'Arial'           => 'Arial, Helvetica, sans-serif',
		'Courier New'     => "'Courier New', Courier, monospace",
		'Georgia'         => 'Georgia, serif',
		'Helvetica Neue'  => "'Helvetica Neue', Helvetica, Arial, sans-serif",
		'Lucida Grande'   => "'Lucida Grande', 'Lucida Sans Unicode', sans-serif",
		'Times New Roman' => "'Times New Roman', Times, serif",
	);

	/** @var array<string, string> Handle => address of what was enqueued. */
	private static array $handles = array();

	/**
	 * The parts of `Family:variant`. All are '' for the theme's own font; weight and style are '' when the value does not say.
	 *
	 * @return array{family: string, weight: string, style: string}
	 */
	public static function parse( string $value ): array {
		// Most widgets have the theme's own font.
		if ( 'default' === $value || '' === $value ) {
			return array( 'family' => '', 'weight' => '', 'style' => '' );
		}
		$parts   = explode( ':', trim( $value ), 2 );
		$family  = 'default' === $parts[0] ? '' : trim( $parts[0] );
		$variant = '' === $family ? '' : strtolower( trim( $parts[1] ?? '' ) );
		preg_match( '/^(?:[1-9]00|1000)(?!\d)/', $variant, $weight );
		return array(
			'family' => $family,
			'weight' => 'regular' === $variant ? '400' : ( $weight[0] ?? '' ),
			'style'  => str_ends_with( $variant, 'italic' ) ? 'italic' : '',
		);
	}

	/** A safe value for `font-family`; '' for the theme's own font. */
	public static function css( string $value ): string {
		$family = self::parse( $value )['family'];
		if ( '' === $family ) {
			return '';
		}
		return self::WEB_SAFE[ $family ] ?? self::of_theme( $family ) ?? "'" . self::safe( $family ) . "', sans-serif";
	}

	/** Enqueues the style sheet that brings the font, if the site offers one. Call it from a widget that prints the font. */
	public static function enqueue( string $value ): void {
		$font = self::parse( $value );
		if ( '' === $font['family'] || isset( self::WEB_SAFE[ $font['family'] ] ) || null !== self::of_theme( $font['family'] ) ) {
			return;
		}
		$is_linked = self::may_link_google() && ! in_array( trim( $value ), self::offered()['added'], true );
		/**
		 * Address of a style sheet with the font's @font-face rules; '' loads nothing, and is the default, so that no visitor's address goes to a
		 * font service unasked.
		 *
		 * Example: `fn ( $url, $font ) => 'Roboto' === $font['family'] ? home_url( '/fonts/roboto.css' ) : $url`.
		 *
		 * @param string $url  Style sheet; Google's where `pagewright/fonts/google` allows it.
		 * @param array{family: string, weight: string, style: string} $font Font that is about to be printed.
		 */
		$url = apply_filters( 'pagewright/fonts/stylesheet', $is_linked ? self::google_url( $font ) : '', $font );
		if ( is_string( $url ) && '' !== $url ) {
			$handle = 'pagewright-font-' . md5( $url );
			wp_enqueue_style( $handle, $url, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the address says its own version.
			self::$handles[ $handle ] = $url;
		}
	}

	/**
	 * Brings the font to the page and answers what its variant asks for, as custom properties `<prefix>-font-weight` and `<prefix>-font-style`.
	 *
	 * @param string $prefix Start of the properties' names, such as `--pw-blog-title`.
	 * @return array<string, string>
	 */
	public static function variant( string $value, string $prefix ): array {
		self::enqueue( $value );
		$font = self::parse( $value );
		return array_filter(
			array(
				"$prefix-font-weight" => $font['weight'],
				"$prefix-font-style"  => $font['style'],
			)
		);
	}

	/** Link elements of the style sheets enqueued so far, for a preview, which has no head. */
	public static function links(): string {
		$links = array_map( static fn ( string $url ): string => '<link rel="stylesheet" href="' . esc_url( $url ) . '">', self::$handles ); // phpcs:ignore WordPress.WP.EnqueuedResources -- a preview's HTML is put into a page that is there.
		return implode( '', $links );
	}

	/** Whether Google may serve the fonts that this site does not have. */
	public static function may_link_google(): bool {
		/**
		 * Lets page and form link Google's style sheet for a font that this site does not have. Off by default: each visitor's address would go to
		 * Google, which some countries allow only with the visitor's consent. Example: `add_filter( 'pagewright/fonts/google', '__return_true' );`
		 *
		 * @param bool $is_allowed Whether it may.
		 */
		return (bool) apply_filters( 'pagewright/fonts/google', false );
	}

	/**
	 * The form asks for the same address, so that the browser has it once.
	 *
	 * @param array{family: string, weight: string, style: string} $font Font.
	 */
	private static function google_url( array $font ): string {
		$weight = '' === $font['weight'] ? '400' : $font['weight'];
		return 'https://fonts.googleapis.com/css?family=' . str_replace( '%20', '+', rawurlencode( $font['family'] ) ) . ":{$weight}{$font['style']}&display=swap";
	}

	/**
	 * The families of the theme and of the font library.
	 *
	 * @return array<string, string> Name => CSS list.
	 */
	public static function theme_families(): array {
		$settings = function_exists( 'wp_get_global_settings' ) ? wp_get_global_settings( array( 'typography', 'fontFamilies' ) ) : array();
		$found    = array();
		foreach ( array( 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $settings[ $origin ] ?? null ) ? $settings[ $origin ] : array() as $family ) {
				$list = is_array( $family ) && is_string( $family['fontFamily'] ?? null ) ? $family['fontFamily'] : '';
				$name = self::safe( explode( ',', $list )[0] );
				if ( '' !== $name && ! str_starts_with( $name, 'var(' ) ) {
					$found[ $name ] = $list;
				}
			}
		}
		return $found;
	}

	/**
	 * The fonts a form offers beside the web-safe ones, as values of a font field: for `fonts` in the form's environment.
	 *
	 * @return array{theme: list<string>, added: list<string>, google: bool}
	 */
	public static function offered(): array {
		$theme = array_keys( self::theme_families() );
		/** This filter is known from the public widgets bundle: value => label. Its values are offered, the web-safe ones once. */
		$added = array_keys( (array) apply_filters( 'siteorigin_widgets_font_families', array() ) );
		$added = array_filter( $added, static fn ( $font ) => is_string( $font ) && 'default' !== $font && ! isset( self::WEB_SAFE[ $font ] ) );
		return array(
			'theme'  => array_map( 'strval', $theme ),
			'added'  => array_values( array_diff( $added, $theme ) ),
			'google' => self::may_link_google(),
		);
	}

	private static function of_theme( string $family ): ?string {
		$list = self::theme_families()[ $family ] ?? null;
		return null === $list ? null : (string) preg_replace( '/[;{}<>\\\\]/', '', $list );
	}

	private static function safe( string $family ): string {
		return trim( (string) preg_replace( '/[^\p{L}\p{N} _.&+-]/u', '', $family ) );
	}
}
