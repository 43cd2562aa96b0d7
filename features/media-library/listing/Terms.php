<?php
/**
 * Terms of a search.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/** Separates the words of a search as WP_Query does: phrases in quotes, without stop words. Runs no query. */
final class Terms extends \WP_Query {
	/** Longer searches are one phrase. */
	private const MOST = 9;

	/** @return list<string> Terms. A term that begins with the prefix of excluded_prefix() must not occur. */
	public static function of( string $search ): array {
		$search = str_replace( array( "\r", "\n" ), '', $search );
		$terms  = array();
		if ( preg_match_all( '/".*?("|$)|((?<=[\t ",+])|^)[^\t ",+]+/', $search, $found ) > 0 ) {
			$terms = ( new self() )->parse_search_terms( $found[0] );
		}
		return array() === $terms || count( $terms ) > self::MOST ? array( $search ) : array_values( $terms );
	}

	/** Returns the prefix of excluded terms; '' for none. */
	public static function excluded_prefix(): string {
		/** This filter is documented in wp-includes/class-wp-query.php */
		$prefix = apply_filters( 'wp_query_search_exclusion_prefix', '-' ); // phpcs:ignore WordPress.NamingConventions -- of WordPress.
		return is_string( $prefix ) ? $prefix : '';
	}
}
