<?php
/**
 * How many posts a query finds.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\PostsCount;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Posts\Query;
use Pagewright\Rest\FormEndpoint;
use Pagewright\Rest\PublicError;

/** POST sow_get_posts_count: counts what visitors would see of a query, for the form that makes it. */
final class Endpoint extends FormEndpoint {
	/** Longest query that is read: some thousand ids. */
	private const MAX_BYTES = 20000;

	protected function action(): string {
		return 'sow_get_posts_count';
	}

	/**
	 * @return array{posts_count: int}
	 * @throws PublicError 400 without a query, or when it is too long.
	 */
	protected function answer(): array {
		$query = isset( $_POST['query'] ) ? wp_unslash( $_POST['query'] ) : null; // phpcs:ignore WordPress.Security -- the frame checks the nonce; Query reads anything.
		if ( ! is_string( $query ) && ! is_array( $query ) ) {
			throw new PublicError( 400, __( 'The query is missing.', 'pagewright' ) );
		}
		if ( strlen( is_string( $query ) ? $query : (string) wp_json_encode( $query ) ) > self::MAX_BYTES ) {
			throw new PublicError( 400, __( 'This query is too long.', 'pagewright' ) );
		}
		$here = $_POST['postId'] ?? ''; // phpcs:ignore WordPress.Security -- a number or nothing.
		return array( 'posts_count' => Query::count( $query, is_numeric( $here ) ? (int) $here : 0 ) );
	}
}
