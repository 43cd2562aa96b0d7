<?php
/**
 * Search for terms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SearchTerms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Autocomplete\Tokens;
use Pagewright\Rest\FormEndpoint;

/**
 * GET so_widgets_search_terms: terms of public taxonomies by name; with `include` the terms `taxonomy:slug` of this
 * list.
 */
final class Endpoint extends FormEndpoint {
	private const MAX = 20;

	/** Maximum number of terms in one call. */
	private const MAX_INCLUDED = 200;

	protected function action(): string {
		return 'so_widgets_search_terms';
	}

	/** @return list<array{value: string, label: string, type: string}> `taxonomy:slug`, name and taxonomy. */
	protected function answer(): array {
		$include = self::text( 'include' );
		$terms   = '' === $include ? self::search( self::text( 'term' ) ) : self::included( Tokens::terms( $include ) );
		$found   = array_map(
			static fn ( \WP_Term $term ): array => array(
				'value' => $term->taxonomy . ':' . $term->slug,
				'label' => self::readable( $term->name ),
				'type'  => $term->taxonomy,
			),
			$terms
		);
		/** Filters the terms that a search found. A filter of the SiteOrigin Widgets Bundle. */
		return array_values( (array) apply_filters( 'siteorigin_widgets_search_terms_results', $found ) );
	}

	/** @return list<\WP_Term> */
	private static function search( string $words ): array {
		$terms = get_terms(
			array(
				'taxonomy'               => array_values( get_taxonomies( array( 'public' => true ) ) ),
				'search'                 => $words,
				'number'                 => self::MAX,
				'hide_empty'             => false,
				'orderby'                => 'name',
				'update_term_meta_cache' => false,
			)
		);
		return is_array( $terms ) ? $terms : array();
	}

	/**
	 * @param list<string> $names `taxonomy:slug`.
	 * @return list<\WP_Term>
	 */
	private static function included( array $names ): array {
		$slugs = array();
		foreach ( array_slice( $names, 0, self::MAX_INCLUDED ) as $name ) {
			list( $taxonomy, $slug ) = explode( ':', $name, 2 );
			$slugs[ $taxonomy ][]    = $slug;
		}
		$found = array();
		foreach (
			array_intersect_key( $slugs, get_taxonomies( array( 'public' => true ) ) ) as $taxonomy => $of_taxonomy
		) {
			$terms = get_terms(
				array(
					'taxonomy'               => $taxonomy,
					'slug'                   => $of_taxonomy,
					'hide_empty'             => false,
					'update_term_meta_cache' => false,
				)
			);
			$found = is_array( $terms ) ? array( ...$found, ...$terms ) : $found;
		}
		return $found;
	}
}
