<?php
/**
 * Where widgets are used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Uses;
use Pagewright\Rest\Rate;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Schema\Loader;

/** POST /screen/uses: without a class how often each widget is used, with one the posts and areas that hold it. */
final class Endpoint extends ScreenEndpoint {
	/** Calls of a user in five minutes: each one reads all content. */
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
			'posts'    => array_map( self::entry( ... ), $found['posts'] ),
			'hasMore'  => $found['has_more'],
			'areas'    => 1 === (int) $request['page'] ? $uses->areas( $widget ) : array(),
			'areasUrl' => current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '',
		);
	}

	/** @return array{id: int, title: string, type: string, status: string, view: string, edit: string} Addresses are '' where this user has no way there. */
	private static function entry( \WP_Post $post ): array {
		$status = get_post_status_object( $post->post_status );
		$title  = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ) );
		return array(
			'id'     => $post->ID,
			'title'  => '' === $title ? __( '(no title)', 'pagewright' ) : $title,
			'type'   => (string) ( get_post_type_object( $post->post_type )->labels->singular_name ?? $post->post_type ),
			'status' => 'publish' === $post->post_status ? '' : (string) ( $status->label ?? $post->post_status ),
			'view'   => is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '',
			'edit'   => (string) get_edit_post_link( $post, 'raw' ),
		);
	}
}
