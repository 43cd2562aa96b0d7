<?php
/**
 * Themes of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * A theme defines the parts of an item, its markup and its style. The list is in a shadow root, so that the style does
 * not affect the page.
 */
final class Themes {
	/** Options that a theme defines. */
	private const DECIDED = array( 'post-excerpt', 'thumbnail', 'stats_tag', 'markup' );

	/**
	 * @return array<string, array{name: string, config: array<string, mixed>, reserve?: array<string, mixed>, styles?:
	 *    list<string>, css?: string}> By name. `styles` are names of sheets on which the theme's own one builds.
	 */
	public static function all(): array {
		$own = Memory::remember(
			self::class,
			'own',
			static fn (): mixed => json_decode( (string) file_get_contents( __DIR__ . '/themes.json' ), true ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
		);
		/**
		 * Filters the themes of lists. Example of your own: `'acme' => array( 'name' => 'Acme', 'config' => array(
		 * 'markup' => array( 'post-html' => '…' ) ), 'css' => '…' )`.
		 *
		 * @param array<string, array<string, mixed>> $themes By name.
		 */
		$themes = apply_filters( 'pagewright/popular/themes', $own );
		return array_filter(
			is_array( $themes ) ? $themes : $own,
			static fn ( mixed $theme ): bool => is_array( $theme ) && is_array( $theme['config'] ?? null )
		);
	}

	public static function has( string $name ): bool {
		return '' !== $name && isset( self::all()[ $name ] );
	}

	/**
	 * Returns the space that a theme needs for an entry; null for an unknown name.
	 *
	 * @return ?array{chars: int, px: int, is_over: bool} Characters in a line of a narrow column, pixels around the
	 *    text, and whether the text overlays the image.
	 */
	public static function reserve( string $name ): ?array {
		$reserve = self::all()[ $name ]['reserve'] ?? array();
		return ! self::has( $name ) ? null : array(
			'chars'   => Clean::number( (array) $reserve, 'chars', 30, 1, 500 ),
			'px'      => Clean::number( (array) $reserve, 'px', 30, 0, 500 ),
			'is_over' => Clean::flag( (array) $reserve, 'is_over' ),
		);
	}

	/**
	 * Applies the options of the theme, if `theme` has `decides`: lists of this plugin's own widget. In lists of
	 * WordPress Popular Posts, a theme is a style only: its editor writes the options of a theme into the attributes
	 * when it is selected, and they may be changed afterwards.
	 *
	 * @param array<mixed> $options Nested.
	 * @return array<mixed>
	 */
	public static function apply( array $options ): array {
		$theme = Clean::group( $options, 'theme' );
		$name  = Clean::text( $theme, 'name' );
		if ( ! Clean::flag( $theme, 'decides' ) || ! self::has( $name ) ) {
			return $options;
		}
		$decided           = array_intersect_key( self::all()[ $name ]['config'], array_flip( self::DECIDED ) );
		$decided['markup'] = self::markup( $name )
			+ array_intersect_key(
				Clean::group( $options, 'markup' ),
				array_flip( array( 'title-start', 'title-end' ) )
			);
		return array_merge( $options, $decided );
	}

	/** @return array<mixed> Markup of a theme; empty for an unknown name. */
	public static function markup( string $name ): array {
		return self::has( $name )
			? array( 'custom_html' => true ) + Clean::group( self::all()[ $name ]['config'], 'markup' )
			: array();
	}

	/**
	 * Wraps the list in its theme.
	 *
	 * @param string $html Sanitized HTML of the list.
	 */
	public static function wrap( string $name, string $html ): string {
		$theme = self::all()[ $name ] ?? null;
		if ( null === $theme ) {
			return $html;
		}
		$css  = is_string( $theme['css'] ?? null ) ? $theme['css'] : self::sheet( $name );
		$base = implode(
			'',
			array_map(
				self::sheet( ... ),
				array( 'base', ...array_filter( array_values( Clean::group( $theme, 'styles' ) ), 'is_string' ) )
			)
		);
		/**
		 * Filters additional rules after those of a theme. A filter of WordPress Popular Posts.
		 *
		 * @param string $css Rules. @param string $name Name of the theme.
		 */
		$more = apply_filters( 'wpp_additional_theme_styles', '', $name );
		$css  = str_replace( '</', '<\/', $base . $css . ( is_string( $more ) ? $more : '' ) );
		return "<div class=\"popular-posts-sr\"><template shadowrootmode=\"open\"><style>$css</style>$html</template></div>";
	}

	/** Returns one of our style sheets without the whitespace between its rules; '' if there is none. */
	private static function sheet( string $name ): string {
		$file = __DIR__ . '/themes/' . sanitize_key( $name ) . '.css';
		$css  = is_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
		return trim(
			(string) preg_replace(
				array( '/\s*([{;,])\s*/', '/\s*}\s*/', '/[ \t]+/' ),
				array( '$1', "}\n", ' ' ),
				$css
			)
		);
	}
}
