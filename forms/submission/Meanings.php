<?php
/**
 * Values that mean others.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Tags\Pipes;
use Pagewright\Forms\Tags\Tag;

/** Puts what a choice means (`Sales|sales@example.org`) in the place of what was shown and sent. */
final class Meanings {
	/** @param mixed $value Text, or a list of texts. */
	public static function of( Tag $tag, mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $one ): string => self::meaning( $tag, is_scalar( $one ) ? (string) $one : '' ), $value );
		}
		return self::meaning( $tag, is_scalar( $value ) ? (string) $value : '' );
	}

	/** A value with a visitor's own words behind it keeps them. */
	private static function meaning( Tag $tag, string $value ): string {
		$sent = array() === $tag->pipes ? '' : Pipes::canonical( $value );
		foreach ( $tag->pipes as [ $before, $after ] ) {
			if ( $before !== $after && Pipes::canonical( $before ) === $sent ) {
				return $after;
			}
		}
		[ $before, $after ] = array_slice( $tag->pipes, -1 )[0] ?? array( '', '' );
		return '' !== $before && $tag->has_option( 'free_text' ) && str_starts_with( $value, $before . ' ' ) ? $after . substr( $value, strlen( $before ) ) : $value;
	}
}
