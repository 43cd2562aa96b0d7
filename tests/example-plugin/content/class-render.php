<?php
/**
 * Decisions of the content list.
 *
 * @package PagewrightExample
 */

declare( strict_types = 1 );

namespace PagewrightExample\Content;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Link\Href;
use Pagewright\Fields\Posts\Query;

/** Titles of the posts that the query finds. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$posts = ( new \WP_Query( Query::args( $data['posts'], Query::here() ) ) )->posts;
		return array(
			'href'   => Href::of( $data['url'] ),
			'titles' => array_map( 'get_the_title', $posts ),
		);
	}
}
