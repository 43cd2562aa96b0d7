<?php
/**
 * Finds icons of all families.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Icons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;
use Pagewright\Request\Memory;

/** Renders an icon from its stored value, `family-icon` or `family-style-icon`, and lists families for the form. */
final class Icons {
	/**
	 * Returns the icon for the page, hidden from screen readers (write its meaning beside it); '' when no family has
	 * it.
	 *
	 * @param string               $value  Stored value.
	 * @param array<string|int, string> $styles CSS: declarations, or property => value.
	 */
	public static function html( string $value, array $styles = array() ): string {
		$icon = self::find( $value );
		if ( null === $icon ) {
			return '';
		}
		if ( '' === $icon['svg'] && '' !== $icon['style_uri'] ) {
			wp_enqueue_style(
				'siteorigin-widget-icon-font-' . $icon['family'],
				$icon['style_uri'],
				array(),
				\Pagewright\VERSION
			);
		}
		return sprintf(
			'<span class="%s" data-sow-icon="%s"%s aria-hidden="true">%s</span>',
			Safe::attribute( trim( 'sow-icon-' . $icon['family'] . ' ' . $icon['style'] ) ),
			// The reference to a character of an icon font needs no escaping.
			1 === preg_match( '/^&#x[ef][0-9a-f]{3};$/D', $icon['unicode'] )
				? $icon['unicode']
				: esc_attr( $icon['unicode'] ),
			self::style_attribute( $styles ),
			$icon['svg']
		);
	}

	/** Returns whether a family has the icon. */
	public static function exists( string $value ): bool {
		return null !== self::find( $value );
	}

	/**
	 * Returns a family for the form; null for an unknown name.
	 *
	 * @return ?array{name: string, style_uri: string, icons: array<string, mixed>, styles?: array<string, string>}
	 */
	public static function family( string $family ): ?array {
		return self::is_bundled( $family ) ? Bundled::family( $family ) : ( self::added()[ $family ] ?? null );
	}

	/** @return array<string, string> Key => name, for the form. */
	public static function families(): array {
		$names = array_map( static fn ( array $family ): string => $family['name'], Bundled::families() );
		foreach ( self::added() as $key => $family ) {
			$names[ $key ] = $family['name'];
		}
		return $names;
	}

	/** Returns a version that changes with the result of family(), except for families of other plugins. */
	public static function version(): string {
		return \Pagewright\VERSION . '-' . get_user_locale();
	}

	/** Returns whether the family belongs to this plugin, so that version() covers it. */
	public static function is_bundled( string $family ): bool {
		return isset( Bundled::families()[ $family ] );
	}

	/** Clears the cached families of filters; for tests and plugins that add one late. */
	public static function reset(): void {
		Memory::forget( self::class );
	}

	/** @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string} */
	private static function find( string $value ): ?array {
		$parts = explode( '-', $value, 2 );
		if ( 2 !== count( $parts ) || '' === $parts[1] ) {
			return null;
		}
		return self::is_bundled( $parts[0] )
			? Bundled::find( $parts[0], $parts[1] )
			: self::find_added( $parts[0], $parts[1] );
	}

	/** @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string} */
	private static function find_added( string $key, string $rest ): ?array {
		$family = self::added()[ $key ] ?? null;
		$style  = '';
		foreach ( array_keys( $family['styles'] ?? array() ) as $known ) {
			if ( str_starts_with( $rest, $known . '-' ) ) {
				$style = (string) $known;
				$rest  = substr( $rest, strlen( $style ) + 1 );
			}
		}
		$icon = $family['icons'][ $rest ] ?? null;
		if ( null === $icon ) {
			return null;
		}
		$unicode = is_array( $icon ) ? ( $icon['unicode'] ?? '' ) : $icon;
		return array(
			'family'    => $key,
			'style'     => '' === $style && is_array( $icon ) ? (string) ( $icon['styles'][0] ?? '' ) : $style,
			'unicode'   => (string) $unicode,
			'svg'       => '',
			'style_uri' => $family['style_uri'],
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function added(): array {
		return Memory::remember( self::class, 'added', self::filtered( ... ) );
	}

	/** @return array<string, array<string, mixed>> Valid families of filters, by key. */
	private static function filtered(): array {
		/** A filter of the SiteOrigin Widgets Bundle; ours below runs after it. */
		$families = (array) apply_filters( 'siteorigin_widgets_icon_families', array() );
		/**
		 * Adds icon families, drawn by a font: `$families['acme'] = array( 'name' => 'Acme', 'style_uri' => $css,
		 * 'icons' => array( 'boat' => '&#xe001;' ) )`.
		 * The style sheet must draw `.sow-icon-acme[data-sow-icon]::before` with `content: attr( data-sow-icon )`.
		 * A family with styles says `'styles' => array( 'acme-bold' => 'Bold' )` and per icon `array( 'unicode' => …,
		 * 'styles' => array( 'acme-bold' ) )`.
		 *
		 * @param array<string, array{name: string, style_uri: string, icons: array<string, mixed>, styles?:
		 *    array<string, string>}> $families Key without a dash => family.
		 */
		$families = (array) apply_filters( 'pagewright/icons/families', $families );
		$added    = array();
		foreach ( $families as $key => $family ) {
			if (
				is_array( $family )
				&& is_array( $family['icons'] ?? null )
				&& 1 === preg_match( '/^[A-Za-z0-9_]+$/', (string) $key )
			) {
				$texts         = array(
					'name'      => (string) ( $family['name'] ?? $key ),
					'style_uri' => (string) ( $family['style_uri'] ?? '' ),
				);
				$added[ $key ] = array_merge( $family, $texts );
			}
		}
		return $added;
	}

	/** @param array<string|int, string> $styles Declarations, or property => value. */
	private static function style_attribute( array $styles ): string {
		$out = array();
		foreach ( $styles as $property => $value ) {
			$declaration = is_int( $property ) ? trim( (string) $value, " ;\t\n" ) : $property . ':' . $value;
			if ( 1 === preg_match( '/^[a-z-]+\s*:[^;{}<>]+$/i', $declaration ) ) {
				$out[] = $declaration;
			}
		}
		return array() === $out ? '' : ' style="' . Safe::attribute( implode( ';', $out ) ) . '"';
	}
}
