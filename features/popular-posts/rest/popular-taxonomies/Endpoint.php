<?php
/**
 * Taxonomies for editors of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularTaxonomies;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;

/** GET /v1/taxonomies: public taxonomies. */
final class Endpoint extends PopularEndpoint {
	protected function route(): string {
		return '/taxonomies';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** @return array<string, array<string, mixed>> By name. */
	protected function answer( \WP_REST_Request $request ): array {
		return array_map(
			static fn ( \WP_Taxonomy $taxonomy ): array => array(
				'name'         => $taxonomy->name,
				'label'        => $taxonomy->label,
				'labels'       => array(
					'name'          => $taxonomy->labels->name,
					'singular_name' => $taxonomy->labels->singular_name,
				),
				'hierarchical' => $taxonomy->hierarchical,
				'object_type'  => array_values( $taxonomy->object_type ),
				'public'       => $taxonomy->public,
			),
			get_taxonomies( array( 'public' => true ), 'objects' )
		);
	}
}
