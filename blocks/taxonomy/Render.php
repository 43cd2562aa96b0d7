<?php
/**
 * Taxonomy widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Taxonomy;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;

/** The terms of the current post. */
final class Render implements RenderInterface {
	/** Number of terms in the editor if there is no post: enough to see the design. */
	private const SAMPLES = 3;

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$taxonomy = '' !== $data['taxonomy'] ? (string) $data['taxonomy'] : 'category';
		if ( ! is_taxonomy_viewable( $taxonomy ) ) {
			return null;
		}
		$post  = get_post( Posts::here( Query::here() ) );
		$terms = null !== $post
			? $this->terms( $post, $taxonomy )
			: ( $context->is_preview ? $this->samples( $taxonomy ) : array() );
		if ( array() === $terms ) {
			return null;
		}
		$format = (string) $data['display_format'];
		return array(
			'title'  => (string) $data['title'],
			'label'  => trim( (string) $data['label'] ),
			'format' => '' !== $format ? $format : 'link',
			'terms'  => array_map( $this->term( ... ), $terms ),
			'link'   => $data['new_window'] ? ' target="_blank" rel="tag noopener"' : ' rel="tag"',
		);
	}

	/** @return array{name: string, url: string} */
	private function term( \WP_Term $term ): array {
		$url = get_term_link( $term );
		return array(
			'name' => (string) $term->name,
			'url'  => is_string( $url ) ? $url : '',
		);
	}

	/**
	 * @return list<\WP_Term> Returns the terms of a post; for an unsaved post, which only the editor shows, the default
	 *    term of WordPress.
	 */
	private function terms( \WP_Post $post, string $taxonomy ): array {
		$terms = get_the_terms( $post, $taxonomy );
		if (
			! is_array( $terms )
			&& 'auto-draft' === $post->post_status
			&& is_object_in_taxonomy( $post->post_type, $taxonomy )
		) {
			$option = 'category' === $taxonomy && 'post' === $post->post_type
				? 'default_category'
				: "default_term_$taxonomy";
			$terms  = array( get_term( (int) get_option( $option ), $taxonomy ) );
		}
		return is_array( $terms )
			? array_values( array_filter( $terms, static fn ( $term ): bool => $term instanceof \WP_Term ) )
			: array();
	}

	/** @return list<\WP_Term> */
	private function samples( string $taxonomy ): array {
		$terms = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'number'     => self::SAMPLES,
				'hide_empty' => false,
			)
		);
		return is_array( $terms ) ? $terms : array();
	}
}
