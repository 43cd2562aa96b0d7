<?php
/**
 * Looks of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

/** A theme says what an item shows, its markup and its style. The list stands in a shadow root, so that the style meets nothing else of the page. */
final class Themes {
	/** What a theme decides. */
	private const DECIDED = array( 'post-excerpt', 'thumbnail', 'stats_tag', 'markup' );

	/** @return array<string, array{name: string, config: array<string, mixed>, reserve?: array<string, mixed>, css?: string}> By name. */
	public static function all(): array {
		static $own = null;
		$own      ??= json_decode( (string) file_get_contents( __DIR__ . '/themes.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		/**
		 * Themes of lists. A theme of your own: `'acme' => array( 'name' => 'Acme', 'config' => array( 'markup' => array( 'post-html' => '…' ) ), 'css' => '…' )`.
		 *
		 * @param array<string, array<string, mixed>> $themes By name.
		 */
		$themes = apply_filters( 'pagewright/popular/themes', $own );
		return array_filter( is_array( $themes ) ? $themes : $own, static fn ( mixed $theme ): bool => is_array( $theme ) && is_array( $theme['config'] ?? null ) );
	}

	public static function has( string $name ): bool {
		return '' !== $name && isset( self::all()[ $name ] );
	}

	/**
	 * What a theme needs for an entry; null for a name that is none.
	 *
	 * @return ?array{chars: int, px: int, is_over: bool} Characters in a line of a narrow column, pixels around the text, and whether it lies on its picture.
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
	 * Options with what their theme decides, where `theme` has `decides`: lists of this plugin's own widget. In lists of WordPress Popular Posts a theme is
	 * a style only. The editor of that plugin writes what a theme decides into the attributes when it is chosen, and the attributes may be changed afterwards.
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
		$decided['markup'] = self::markup( $name ) + array_intersect_key( Clean::group( $options, 'markup' ), array_flip( array( 'title-start', 'title-end' ) ) );
		return array_merge( $options, $decided );
	}

	/** @return array<mixed> Markup of a theme; none for a name that is none. */
	public static function markup( string $name ): array {
		return self::has( $name ) ? array( 'custom_html' => true ) + Clean::group( self::all()[ $name ]['config'], 'markup' ) : array();
	}

	/**
	 * The list in its theme.
	 *
	 * @param string $html Clean HTML of the list.
	 */
	public static function wrap( string $name, string $html ): string {
		$theme = self::all()[ $name ] ?? null;
		if ( null === $theme ) {
			return $html;
		}
		$file = __DIR__ . '/themes/' . sanitize_key( $name ) . '.css';
		$css  = is_string( $theme['css'] ?? null ) ? $theme['css'] : ( is_file( $file ) ? (string) file_get_contents( $file ) : '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		$base = (string) file_get_contents( __DIR__ . '/themes/base.css' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		/** Rules after those of a theme. Known from WordPress Popular Posts. @param string $css Rules. @param string $name Name of the theme. */
		$more = apply_filters( 'wpp_additional_theme_styles', '', $name );
		$css  = str_replace( '</', '<\/', $base . $css . ( is_string( $more ) ? $more : '' ) );
		return "<div class=\"popular-posts-sr\"><template shadowrootmode=\"open\"><style>$css</style>$html</template></div>";
	}
}
