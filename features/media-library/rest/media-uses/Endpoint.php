<?php
/**
 * Uses of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;
use Pagewright\Schema\Loader;

/**
 * GET /media/uses: where an attachment is used. One request reads content for about a second; `next` of the response is
 * `before` of the next request.
 */
final class Endpoint extends MediaEndpoint {
	/** Maximum number of calls of a user in five minutes: each one reads content. */
	private const LIMIT = 300;

	public function __construct( private readonly Loader $schema ) {}

	protected function route(): string {
		return '/media/uses';
	}

	protected function args(): array {
		return array(
			'id'     => array( 'type' => 'integer', 'required' => true, 'minimum' => 1 ),
			// 0 for the first request.
			'before' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ),
		);
	}

	/**
	 * @return array{uses: list<array{post: int, title: string, kind: string, editLink: string}>, next: int} `kind` is
	 *    content, gallery, featured or uploaded of a post, or setting for other parts of the site, whose `post` is 0. A
	 *    post that the user may not read has neither ID nor title. `next` is 0 at the end.
	 * @throws PublicError 404 for a missing attachment, 429 after too many calls.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$attachment = Attachments::find( (int) $request['id'] ) ?? throw new PublicError(
			'rest_post_invalid_id',
			__( 'This file no longer exists.', 'pagewright' ),
			404
		);
		Rate::spend( 'media-uses', self::LIMIT );
		$target = Target::of( $attachment, $this->schema );
		$posts  = new Posts( $target );
		$before = (int) $request['before'];
		$first  = 0 === $before
			? array( ...( new Site( $target ) )->uses(), ...$posts->linked( $attachment ) )
			: array();
		$found  = $posts->in_content( $before );
		return array(
			'uses' => array( ...$first, ...$found['uses'] ),
			'next' => $found['next'],
		);
	}
}
