<?php
/**
 * Number of posts of a query.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\PostsCount;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Posts\Query;
use Pagewright\Rest\FormEndpoint;
use Pagewright\Rest\PublicError;

/** POST sow_get_posts_count: counts the posts that visitors would see, for the form of the query. */
final class Endpoint extends FormEndpoint {
	/** Maximum length of a query: several thousand IDs. */
	private const MAX_BYTES = 20000;

	protected function action(): string {
		return 'sow_get_posts_count';
	}

	/**
	 * @return array{posts_count: int}
	 * @throws PublicError 400 when the query is missing or too long.
	 */
	protected function answer(): array {
		$query = isset( $_POST['query'] ) ? wp_unslash( $_POST['query'] ) : null; // phpcs:ignore WordPress.Security -- the base class checks the nonce; Query accepts any text.
		if ( ! is_string( $query ) && ! is_array( $query ) ) {
			throw new PublicError( 400, __( 'The query is missing.', 'pagewright' ) );
		}
		if ( strlen( is_string( $query ) ? $query : (string) wp_json_encode( $query ) ) > self::MAX_BYTES ) {
			throw new PublicError( 400, __( 'This query is too long.', 'pagewright' ) );
		}
		$here = $_POST['postId'] ?? ''; // phpcs:ignore WordPress.Security -- cast to a number.
		return array( 'posts_count' => Query::count( $query, is_numeric( $here ) ? (int) $here : 0 ) );
	}
}
