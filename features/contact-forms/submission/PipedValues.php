<?php
/**
 * Replaces choices with their values.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Pipes;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Replaces the sent label of a choice with its value (`Sales|sales@example.org`). */
final class PipedValues {
	/** @param mixed $value Text or list of texts. */
	public static function of( Tag $tag, mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map(
				static fn ( mixed $one ): string => self::meaning( $tag, is_scalar( $one ) ? (string) $one : '' ),
				$value
			);
		}
		return self::meaning( $tag, is_scalar( $value ) ? (string) $value : '' );
	}

	/** Keeps the visitor's own text after a choice. */
	private static function meaning( Tag $tag, string $value ): string {
		$sent = array() === $tag->pipes ? '' : Pipes::canonical( $value );
		foreach ( $tag->pipes as [ $before, $after ] ) {
			if ( $before !== $after && Pipes::canonical( $before ) === $sent ) {
				return $after;
			}
		}
		[ $before, $after ] = array_slice( $tag->pipes, -1 )[0] ?? array( '', '' );
		return '' !== $before && $tag->has_option( 'free_text' ) && str_starts_with( $value, $before . ' ' )
			? $after . substr( $value, strlen( $before ) )
			: $value;
	}
}
