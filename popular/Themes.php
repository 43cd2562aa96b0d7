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
	 * Options with what their theme decides, unless they have an item's markup of their own: a theme chosen in the old block's form was changed by hand then.
	 *
	 * @param array<mixed> $options Nested.
	 * @return array<mixed>
	 */
	public static function apply( array $options ): array {
		$name   = Clean::text( Clean::group( $options, 'theme' ), 'name' );
		$markup = Clean::group( $options, 'markup' );
		$html   = Clean::flag( $markup, 'custom_html' ) && is_string( $markup['post-html'] ?? null ) ? trim( htmlspecialchars_decode( $markup['post-html'], ENT_QUOTES ) ) : '';
		if ( ! self::has( $name ) || ! in_array( $html, array( '', Markup::DEFAULTS['post-html'], Markup::WITH_EXCERPT ), true ) ) {
			return $options;
		}
		$decided           = array_intersect_key( self::all()[ $name ]['config'], array_flip( self::DECIDED ) );
		$decided['markup'] = array( 'custom_html' => true ) + Clean::group( $decided, 'markup' ) + array_intersect_key( $markup, array_flip( array( 'title-start', 'title-end' ) ) );
		return array_merge( $options, $decided );
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
