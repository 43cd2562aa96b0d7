<?php
/**
 * The Font Awesome family.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Icons;

defined( 'ABSPATH' ) || exit;

/** Free icons by Fonticons (CC BY 4.0). A page reads one small file of drawings per style and first letter it uses. */
final class FontAwesome {
	public const NAME = 'fontawesome';

	/** The order in which a name without a style is looked for. */
	private const STYLES = array( 'sow-fas', 'sow-far', 'sow-fab' );

	/** @var array<string, array<string, mixed>> File => what it returned. */
	private static array $files = array();

	/**
	 * @param string $rest Value without the family: `sow-fas-ship`, `ship`, or an old name as `star-o`.
	 * @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string}
	 */
	public static function find( string $rest ): ?array {
		$style = substr( $rest, 0, 7 );
		if ( in_array( $style, self::STYLES, true ) && '-' === ( $rest[7] ?? '' ) ) {
			$name = substr( $rest, 8 );
			return self::drawn( $style, $name ) ?? self::renamed( $name, $style );
		}
		return self::renamed( $rest ) ?? self::in_first_style( $rest );
	}

	/** @return array{name: string, style_uri: string, icons: array<string, array{unicode: string, styles: list<string>}>, styles: array<string, string>} */
	public static function family(): array {
		return array(
			'name'      => 'Font Awesome',
			'style_uri' => plugins_url( 'build/icons/' . self::NAME . '/style.css', \Pagewright\FILE ),
			'icons'     => self::read( 'list' ),
			'styles'    => array(
				'sow-far' => __( 'Regular', 'pagewright' ),
				'sow-fas' => __( 'Solid', 'pagewright' ),
				'sow-fab' => __( 'Brands', 'pagewright' ),
			),
		);
	}

	/** @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string} */
	private static function drawn( string $style, string $name ): ?array {
		$icon = 1 === preg_match( '/^[a-z0-9]/', $name ) ? self::read( $style . '/' . $name[0] )[ $name ] ?? null : null;
		if ( null === $icon ) {
			return null;
		}
		list( $width, $height, $unicode, $path ) = $icon;
		return array(
			'family'    => self::NAME,
			'style'     => $style,
			'unicode'   => sprintf( '&#x%x;', $unicode ),
			// The glyphs of the font stand an eighth below the line of the text; the drawing does the same.
			'svg'       => sprintf(
				'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%3$sem" height="1em" fill="currentColor" focusable="false" style="vertical-align:-.125em"><path d="%4$s"/></svg>',
				$width,
				$height,
				round( $width / $height, 4 ),
				$path
			),
			'style_uri' => '',
		);
	}

	/**
	 * An icon by a name it had in an older release. The style asked for wins when today's icon has it.
	 *
	 * @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string}
	 */
	private static function renamed( string $name, string $style = '' ): ?array {
		$old = self::read( 'old' )[ $name ] ?? null;
		if ( null === $old ) {
			return null;
		}
		return ( '' === $style ? null : self::drawn( $style, $old[1] ) ) ?? self::drawn( $old[0], $old[1] );
	}

	/** @return ?array{family: string, style: string, unicode: string, svg: string, style_uri: string} */
	private static function in_first_style( string $name ): ?array {
		foreach ( self::STYLES as $style ) {
			$icon = self::drawn( $style, $name );
			if ( null !== $icon ) {
				return $icon;
			}
		}
		return null;
	}

	/** @return array<string, mixed> What the build wrote; nothing when the file does not exist. */
	private static function read( string $name ): array {
		if ( ! isset( self::$files[ $name ] ) ) {
			$file                 = dirname( __DIR__, 2 ) . '/build/icons/' . self::NAME . "/{$name}.php";
			self::$files[ $name ] = is_file( $file ) ? (array) require $file : array();
		}
		return self::$files[ $name ];
	}
}
