<?php
/**
 * Themes for editors of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularThemes;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Themes;
use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;

/** GET /v1/themes: names and settings of the themes. */
final class Endpoint extends PopularEndpoint {
	protected function route(): string {
		return '/themes';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** @return array<string, array{json: array{name: string, config: array<string, mixed>}}> By name. */
	protected function answer( \WP_REST_Request $request ): array {
		$themes = Themes::all();
		ksort( $themes );
		$answer = array();
		foreach ( $themes as $name => $theme ) {
			$answer[ $name ] = array(
				'json' => array(
					'name'   => is_string( $theme['name'] ?? null ) ? $theme['name'] : (string) $name,
					'config' => $theme['config'],
				),
			);
		}
		return $answer;
	}
}
