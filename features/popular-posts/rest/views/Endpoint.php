<?php
/**
 * Page view of a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Views\Counter;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Site;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\ViewAnswer;
use Pagewright\Rest\Endpoint as BaseEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /v2/views/{id}, for everyone. Views\EarlyView answers most of these requests before they reach this route. A
 * call adds to one sum of an existing post, so there is no rate limit. The parameter `sampling` is accepted and
 * ignored.
 */
final class Endpoint extends BaseEndpoint {
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

	protected function may(): bool {
		return true;
	}

	protected function args(): array {
		$number = array(
			'type'              => 'integer',
			'sanitize_callback' => 'absint',
			'validate_callback' => static fn ( mixed $value ): bool => is_numeric( $value ),
		);
		return array(
			'id'            => array(
				'type'              => 'string',
				'required'          => true,
				'validate_callback' => static fn ( mixed $value ): bool =>
					is_string( $value ) && '' !== ltrim( $value, '0' ),
			),
			'sampling'      => $number + array( 'default' => 0 ),
			'sampling_rate' => $number + array( 'default' => 100 ),
		);
	}

	/**
	 * @throws PublicError 403 for a request from another site, 404 for a post whose views do not count.
	 */
	protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		if ( ! ViewAnswer::is_own_origin() ) {
			throw new PublicError(
				'rest_forbidden',
				__( 'Views can only be counted from pages of this site.', 'pagewright' ),
				403
			);
		}
		$settings = Settings::load();
		$post     = ViewAnswer::id( $request['id'] );
		// Requests of visitors change nothing while counting is off.
		if ( true === $settings->enabled ) {
			Site::remember( $settings );
		}
		$answer = 0 === $post
			? null
			: ViewAnswer::of( new Counter( $settings, Stores::choose( $settings ) ), $post, self::user() );
		if ( null === $answer ) {
			throw new PublicError(
				'rest_post_invalid_id',
				__( 'The post does not exist, or its views are not counted.', 'pagewright' ),
				404
			);
		}
		if ( true === $settings->enabled ) {
			Stores::tidy_if_due( $settings );
		}
		return new \WP_REST_Response( $answer['body'], $answer['status'] );
	}

	/**
	 * Returns the signed-in user. Without a nonce, WordPress treats everyone as a visitor; a page view does no harm,
	 * and a member's view must not count as a visitor's.
	 */
	private static function user(): int {
		$user = get_current_user_id();
		return 0 === $user ? (int) wp_validate_auth_cookie( '', 'logged_in' ) : $user;
	}
}
