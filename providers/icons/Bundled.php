<?php
/**
 * Icon families of the plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Icons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Reads the output of scripts/icons.mjs. A page reads one sprite for each used style and first letter, and keeps the
 * used lines.
 */
final class Bundled {
	/**
	 * @return array<string, array{name: string, styles: array<string, string>, is_cut: bool}> Key => family. `styles`
	 *    in the order in which
	 *         a name without a style is looked for; `is_cut` where the sprites are cut by first letter.
	 */
	public static function families(): array {
		return self::read( 'families' );
	}

	/**
	 * Returns an icon, also by its name in an older release.
	 *
	 * @param string $family Key.
	 * @param string $rest   Value without the family: `sow-fas-ship`, `ship`, or an old name such as `star-o`.
	 * @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string}
	 */
	public static function find( string $family, string $rest ): ?array {
		$styles = array_map( 'strval', array_keys( self::families()[ $family ]['styles'] ?? array() ) );
		foreach ( $styles as $style ) {
			if ( str_starts_with( $rest, $style . '-' ) ) {
				$name = substr( $rest, strlen( $style ) + 1 );
				return self::drawn( $family, $style, $name ) ?? self::renamed( $family, $name, $style );
			}
		}
		// Old names of Font Awesome take precedence: `facebook` is now named `facebook-f`.
		return self::renamed( $family, $rest )
			?? self::in_first_style( $family, array() === $styles ? array( '' ) : $styles, $rest );
	}

	/**
	 * Returns the family for the form. `sprite` is the URL of its drawings; `aliases` are old names: name => style,
	 * current name, and true if that style applies to any stored style.
	 *
	 * @return array{name: string, style_uri: string, icons: array<string, mixed>, styles: array<string, string>,
	 *    aliases: array<string, mixed>, sprite: array{url: string, version: string, is_cut: bool}}
	 */
	public static function family( string $family ): array {
		$known = self::families()[ $family ];
		return array(
			'name'      => $known['name'],
			'style_uri' => '',
			'icons'     => self::read( $family . '/list' ),
			'styles'    => array_map(
				static fn ( string $label ): string => translate( $label, 'pagewright' ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
				$known['styles']
			),
			'aliases'   => self::read( $family . '/old' ),
			'sprite'    => array(
				// Browsers load sprites only from the host of the page, and a plugin's URL may be that of a CDN.
				'url'     => wp_make_link_relative( plugins_url( "build/icons/{$family}/", \Pagewright\FILE ) ),
				'version' => \Pagewright\VERSION,
				'is_cut'  => $known['is_cut'],
			),
		);
	}

	/** @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string} */
	private static function drawn( string $family, string $style, string $name ): ?array {
		if ( 1 !== preg_match( '/^[A-Za-z0-9][\w-]*$/D', $name ) ) {
			return null;
		}
		$file = self::families()[ $family ]['is_cut'] ? strtolower( $name[0] ) : 'all';
		$from = $family . ( '' === $style ? '' : '/' . $style ) . "/{$file}";
		// The icon is remembered, and not its sprite: a page may use many.
		return Memory::remember(
			self::class,
			"{$from}#{$name}",
			static function () use ( $family, $style, $from, $name ): ?array {
				$symbol = self::symbol( $from, $name );
				return null === $symbol
					? null
					: array( 'family' => $family, 'style' => $style, 'style_uri' => '' ) + $symbol;
			}
		);
	}

	/**
	 * Returns the line of one icon from a sprite.
	 *
	 * @return ?array{unicode: string, svg: string}
	 */
	private static function symbol( string $from, string $name ): ?array {
		$start = self::read( $from )[ $name ] ?? null;
		if (
			null === $start
			|| 1 !== preg_match(
				'/ data-code="(\w+)" viewBox="0 0 ([\d.]+) ([\d.]+)">(.*)<\/symbol>$/',
				self::line( self::folder() . "{$from}.svg", $start ),
				$parts
			)
		) {
			return null;
		}
		list( , $code, $width, $height, $body ) = $parts;
		return array(
			'unicode' => "&#x{$code};",
			// The glyphs of icon fonts are an eighth below the baseline; the drawing matches them.
			'svg'     => sprintf(
				'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%3$sem" height="1em" fill="currentColor" focusable="false" style="vertical-align:-.125em">%4$s</svg>',
				$width,
				$height,
				round( (float) $width / (float) $height, 4 ),
				$body
			),
		);
	}

	/** Returns the line that starts at a byte. A sprite has up to 130 kB, so only the line is read. */
	private static function line( string $file, int $start ): string {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a local file.
		$sprite = fopen( $file, 'rb' );
		if ( false === $sprite ) {
			return '';
		}
		fseek( $sprite, $start );
		$line = (string) fgets( $sprite );
		fclose( $sprite );
		// phpcs:enable
		return rtrim( $line, "\n" );
	}

	/**
	 * Returns an icon by its name in an older release. The requested style takes precedence if the current icon has it.
	 *
	 * @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string}
	 */
	private static function renamed( string $family, string $name, string $style = '' ): ?array {
		$old = self::read( $family . '/old' )[ $name ] ?? null;
		if ( null === $old ) {
			return null;
		}
		$in_style = '' === $style || isset( $old[2] ) ? null : self::drawn( $family, $style, $old[1] );
		return $in_style ?? self::drawn( $family, $old[0], $old[1] );
	}

	/**
	 * @param list<string> $styles Styles.
	 * @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string}
	 */
	private static function in_first_style( string $family, array $styles, string $name ): ?array {
		foreach ( $styles as $style ) {
			$icon = self::drawn( $family, $style, $name );
			if ( null !== $icon ) {
				return $icon;
			}
		}
		return null;
	}

	/** @return array<string|int, mixed> Output of the build; empty when the file does not exist. */
	private static function read( string $name ): array {
		return Memory::remember(
			self::class,
			$name,
			static function () use ( $name ): array {
				$file = self::folder() . $name . '.php';
				return is_file( $file ) ? (array) require $file : array();
			}
		);
	}

	private static function folder(): string {
		return dirname( __DIR__, 2 ) . '/build/icons/';
	}
}
