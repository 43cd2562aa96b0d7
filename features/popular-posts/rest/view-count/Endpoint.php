<?php
/**
 * Page views of a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\ViewCount;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\ViewAnswer;
use Pagewright\Rest\Endpoint as BaseEndpoint;

/** GET /v2/views/{id}, for all users who may read the post; 0 for other posts and missing ones. */
final class Endpoint extends BaseEndpoint {
	private const RANGES = array( 'daily', 'last24hours', 'weekly', 'last7days', 'monthly', 'last30days', 'custom' );

	/** WordPress Popular Posts has its own routes. */
	protected function is_available(): bool {
		return ! Hooks::is_original_here();
	}

	protected function route(): string {
		return '/v2/views/(?P<id>\d+)';
	}

	protected function route_namespace(): string {
		return 'wordpress-popular-posts';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return true;
	}

	protected function args(): array {
		return array(
			'id'                 => array(
				'type'              => 'string',
				'required'          => true,
				'validate_callback' => static fn ( mixed $value ): bool =>
					is_string( $value ) && '' !== ltrim( $value, '0' ),
			),
			'range'              => array( 'default' => 'all' ),
			'time_unit'          => array(
				'type'    => 'string',
				'default' => 'hour',
				'enum'    => array( 'minute', 'hour', 'day', 'week', 'month' ),
			),
			'time_quantity'      => array(
				'default'           => 24,
				'validate_callback' => static fn ( mixed $value ): bool => is_numeric( $value ) && $value >= 1,
			),
			'include_views_text' => array(
				'default'           => 1,
				'validate_callback' => static fn ( mixed $value ): bool => is_numeric( $value ),
			),
		);
	}

	/** @return array{text: string} */
	protected function answer( \WP_REST_Request $request ): array {
		$post  = get_post( ViewAnswer::id( $request['id'] ) );
		$range = in_array( $request['range'], self::RANGES, true )
			? Range::of( $request['range'], $request['time_unit'], $request['time_quantity'] )
			: Range::everything();
		$views = $post instanceof \WP_Post
			&& ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) )
			? Counts::of( $post->ID, $range )
			: 0;
		$words = number_format_i18n( $views );
		if ( $request['include_views_text'] ) {
			/* translators: %s: how often a post was viewed. */
			$words = sprintf( _n( '%s view', '%s views', $views, 'pagewright' ), $words );
		}
		return array( 'text' => $words );
	}
}
