<?php
/**
 * Custom markup of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Markup of an item with content tags such as `{title}`. */
final class Markup {
	public const DEFAULTS = array(
		'title-start' => '<h2>',
		'title-end'   => '</h2>',
		'wpp-start'   => '<ul class="wpp-list">',
		'wpp-end'     => '</ul>',
		'post-html'   => '<li class="{current_class}">{thumb} {title} <span class="wpp-meta post-stats">{stats}</span></li>',
	);

	public const WITH_EXCERPT = '<li class="{current_class}">{thumb} {title} <span class="wpp-meta post-stats">{stats}</span><p class="wpp-excerpt">{excerpt}</p></li>';

	public const MAX_BYTES = 10_000;

	/** Form elements, which lists may not contain. */
	private const FORM = array(
		'form', 'button', 'fieldset', 'input', 'label', 'legend', 'option', 'select', 'textarea',
	);

	private const IMAGE = array( 'srcset', 'sizes', 'decoding', 'fetchpriority' );

	/**
	 * Replaces the tags in one pass: a tag inside a value stays text.
	 *
	 * @param callable( string ): ?string $value HTML of a tag by its lower-case name; null for an unknown one, which
	 *    stays.
	 */
	public static function fill( string $html, callable $value ): string {
		return (string) preg_replace_callback(
			'/\{([a-z_]{3,20})\}/i',
			static fn ( array $found ): string => $value( strtolower( $found[1] ) ) ?? $found[0],
			$html
		);
	}

	public static function uses( string $html, string ...$tags ): bool {
		return 1 === preg_match( '/\{(' . implode( '|', $tags ) . ')\}/i', $html );
	}

	/**
	 * Returns HTML as allowed in posts, without forms, scripts and event handlers. Keeps attributes of images for lazy
	 * loading and srcset.
	 */
	public static function clean( string $html ): string {
		return wp_kses( $html, Memory::remember( self::class, 'allowed', self::allowed( ... ) ) );
	}

	/** @return array<string, array<string, mixed>> Elements and their attributes, in the format of wp_kses(). */
	private static function allowed(): array {
		$allowed                     = array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( self::FORM ) );
		$allowed['img']              = ( $allowed['img'] ?? array() ) + array_fill_keys( self::IMAGE, true );
		$allowed['a']['tabindex']    = true;
		$allowed['time']['datetime'] = true;
		return $allowed;
	}
}
