<?php
/**
 * Markup that sites write for their lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

/** An item's markup with content tags, such as `{title}`. */
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

	/** What forms are made of, which has no place in a list. */
	private const FORM = array( 'form', 'button', 'fieldset', 'input', 'label', 'legend', 'option', 'select', 'textarea' );

	private const IMAGE = array( 'srcset', 'sizes', 'decoding', 'fetchpriority' );

	/**
	 * The markup with values in place of the tags, all in one pass: a tag that a value contains is text.
	 *
	 * @param callable( string ): ?string $value HTML of a tag by its lower-case name; null for what is none, which stays.
	 */
	public static function fill( string $html, callable $value ): string {
		return (string) preg_replace_callback( '/\{([a-z_]{3,20})\}/i', static fn ( array $found ): string => $value( strtolower( $found[1] ) ) ?? $found[0], $html );
	}

	public static function uses( string $html, string ...$tags ): bool {
		return 1 === preg_match( '/\{(' . implode( '|', $tags ) . ')\}/i', $html );
	}

	/** HTML as in a post, without forms, scripts and handlers. Pictures keep what makes them load late and small. */
	public static function clean( string $html ): string {
		static $allowed = null;
		if ( null === $allowed ) {
			$allowed                   = array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( self::FORM ) );
			$allowed['img']            = ( $allowed['img'] ?? array() ) + array_fill_keys( self::IMAGE, true );
			$allowed['a']['tabindex']  = true;
			$allowed['time']['datetime'] = true;
		}
		return wp_kses( $html, $allowed );
	}
}
