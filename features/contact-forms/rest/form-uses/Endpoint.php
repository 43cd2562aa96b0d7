<?php
/**
 * Uses of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rest\FormScreenEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Uses;
use Pagewright\Rest\Rate;
use Pagewright\Rest\UsingPost;

/**
 * GET /forms/uses: the posts and widget areas that show each form. Requested after the list, because it reads content.
 */
final class Endpoint extends FormScreenEndpoint {
	/** Maximum number of calls of a user in five minutes. */
	private const LIMIT = 120;

	/** Maximum number of listed posts of a form; the others are counted. */
	private const MOST_POSTS = 50;

	protected function route(): string {
		return '/forms/uses';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return Rights::may( Rights::READ_MANY );
	}

	/**
	 * @return array{uses: object} By form ID: `posts` that this user may read, `more` (number of posts that are not
	 *    listed) and `areas`.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		Rate::spend( 'form-uses', self::LIMIT );
		$uses  = new Uses();
		$posts = $uses->posts();
		$areas = $uses->areas();
		$all   = array();
		foreach ( array_unique( array( ...array_keys( $posts ), ...array_keys( $areas ) ) ) as $form ) {
			$readable     = array_values(
				array_filter(
					$posts[ $form ] ?? array(),
					static fn ( int $id ): bool => current_user_can( 'read_post', $id )
				)
			);
			$named        = array_slice( $readable, 0, self::MOST_POSTS );
			$all[ $form ] = array(
				'posts' => array_map( static fn ( int $id ): array => UsingPost::entry( get_post( $id ) ), $named ),
				'more'  => count( $readable ) - count( $named ),
				'areas' => $areas[ $form ] ?? array(),
			);
		}
		return array( 'uses' => (object) $all );
	}
}
