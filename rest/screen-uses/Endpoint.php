<?php
/**
 * Uses of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Uses;
use Pagewright\Rest\Rate;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Rest\UsingPost;
use Pagewright\Schema\Loader;

/**
 * POST /screen/uses: without a class, the number of uses of each widget; with one, the posts and areas that contain it.
 */
final class Endpoint extends ScreenEndpoint {
	/** Maximum number of calls of a user in five minutes: each one reads all content. */
	private const LIMIT = 120;

	public function __construct( private readonly Loader $schema ) {}

	protected function route(): string {
		return '/screen/uses';
	}

	protected function args(): array {
		return array(
			'page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 10000,
				'default' => 1,
			),
		);
	}

	/** @return array<string, mixed> `counts` by class, or `posts`, `hasMore`, `areas` and `areasUrl`. */
	protected function answer( \WP_REST_Request $request ): array {
		$widget = null === $request['widgetClass'] ? null : self::widget( $this->schema, $request );
		Rate::spend( 'uses', self::LIMIT );
		$uses = new Uses( $this->schema );
		if ( null === $widget ) {
			return array( 'counts' => (object) $uses->counts() );
		}
		$found = $uses->posts( $widget, (int) $request['page'] );
		return array(
			'posts'    => array_map( UsingPost::entry( ... ), $found['posts'] ),
			'hasMore'  => $found['has_more'],
			'areas'    => 1 === (int) $request['page'] ? $uses->areas( $widget ) : array(),
			'areasUrl' => current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '',
		);
	}
}
