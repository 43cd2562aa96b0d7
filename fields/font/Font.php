<?php
/**
 * Fonts on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Font;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * The family, weight and style of a stored font, and its CSS list. Loads nothing from other sites unless the site
 * allows it.
 */
final class Font {
	/** Family => its font stack. Installed on nearly every computer. */
	public const WEB_SAFE = array(
		'Arial'           => 'Arial, Helvetica, sans-serif',
		'Courier New'     => "'Courier New', Courier, monospace",
		'Georgia'         => 'Georgia, serif',
		'Helvetica Neue'  => "'Helvetica Neue', Helvetica, Arial, sans-serif",
		'Lucida Grande'   => "'Lucida Grande', 'Lucida Sans Unicode', sans-serif",
		'Times New Roman' => "'Times New Roman', Times, serif",
	);

	/**
	 * Returns the parts of `Family:variant`. All are '' for the theme's font; weight and style are '' if the value does
	 * not contain them.
	 *
	 * @return array{family: string, weight: string, style: string}
	 */
	public static function parse( string $value ): array {
		// Most widgets use the theme's font.
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

	/** Returns a safe value for `font-family`; '' for the theme's font. */
	public static function css( string $value ): string {
		$family = self::parse( $value )['family'];
		if ( '' === $family ) {
			return '';
		}
		return self::WEB_SAFE[ $family ] ?? self::of_theme( $family ) ?? "'" . self::safe( $family ) . "', sans-serif";
	}

	/** Enqueues the style sheet of the font, if the site has one. Call it from a widget that prints the font. */
	public static function enqueue( string $value ): void {
		$font = self::parse( $value );
		if (
			'' === $font['family']
			|| isset( self::WEB_SAFE[ $font['family'] ] )
			|| null !== self::of_theme( $font['family'] )
		) {
			return;
		}
		$is_linked = self::may_link_google() && ! in_array( trim( $value ), self::offered()['added'], true );
		/**
		 * URL of a style sheet with the font's @font-face rules. '' loads nothing. This is the default, so that no
		 * visitor's IP address is sent to a font service without consent.
		 *
		 * Example: `fn ( $url, $font ) => 'Roboto' === $font['family'] ? home_url( '/fonts/roboto.css' ) : $url`.
		 *
		 * @param string $url  Style sheet; Google's if `pagewright/fonts/google` allows it.
		 * @param array{family: string, weight: string, style: string} $font Font to print.
		 */
		$url = apply_filters( 'pagewright/fonts/stylesheet', $is_linked ? self::google_url( $font ) : '', $font );
		if ( is_string( $url ) && '' !== $url ) {
			$handle = 'pagewright-font-' . md5( $url );
			wp_enqueue_style( $handle, $url, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the URL contains its version.
			Memory::set(
				self::class,
				'handles',
				array_replace( Memory::get( self::class, 'handles', array() ), array( $handle => $url ) )
			);
		}
	}

	/**
	 * Enqueues the font and returns the weight and style of its variant as custom properties `<prefix>-font-weight` and
	 * `<prefix>-font-style`.
	 *
	 * @param string $prefix Prefix of the properties' names, such as `--pw-blog-title`.
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

	/** Returns link elements of the enqueued style sheets, for a preview, which has no head. */
	public static function links(): string {
		$links = array_map(
			static fn ( string $url ): string => '<link rel="stylesheet" href="' . esc_url( $url ) . '">', // phpcs:ignore WordPress.WP.EnqueuedResources -- a preview's HTML is added to an existing page.
			Memory::get( self::class, 'handles', array() )
		);
		return implode( '', $links );
	}

	/** Returns whether Google may serve fonts that this site does not have. */
	public static function may_link_google(): bool {
		/**
		 * Allows the page and the form to link Google's style sheet for a font that this site does not have. Off by
		 * default: it sends each visitor's IP address to Google, which some countries allow only with the visitor's
		 * consent. Example: `add_filter( 'pagewright/fonts/google', '__return_true' );`
		 *
		 * @param bool $is_allowed Whether it is allowed.
		 */
		return (bool) apply_filters( 'pagewright/fonts/google', false );
	}

	/**
	 * The form uses the same URL, so that the browser loads it once.
	 *
	 * @param array{family: string, weight: string, style: string} $font Font.
	 */
	private static function google_url( array $font ): string {
		$weight = '' === $font['weight'] ? '400' : $font['weight'];
		return 'https://fonts.googleapis.com/css?family='
			. str_replace( '%20', '+', rawurlencode( $font['family'] ) )
			. ":{$weight}{$font['style']}&display=swap";
	}

	/**
	 * Returns the families of the theme and of the font library.
	 *
	 * @return array<string, string> Name => CSS list.
	 */
	public static function theme_families(): array {
		$settings = function_exists( 'wp_get_global_settings' )
			? wp_get_global_settings( array( 'typography', 'fontFamilies' ) )
			: array();
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
	 * Returns the fonts of a form besides the web-safe ones, as values of a font field: for `fonts` in the form's
	 * environment.
	 *
	 * @return array{theme: list<string>, added: list<string>, google: bool}
	 */
	public static function offered(): array {
		$theme = array_keys( self::theme_families() );
		/**
		 * This filter is known from the public widgets bundle: value => label. Its values are added; web-safe ones are
		 * not repeated.
		 */
		$added = array_keys( (array) apply_filters( 'siteorigin_widgets_font_families', array() ) );
		$added = array_filter(
			$added,
			static fn ( $font ) => is_string( $font ) && 'default' !== $font && ! isset( self::WEB_SAFE[ $font ] )
		);
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
