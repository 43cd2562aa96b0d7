<?php
/**
 * Popular posts as data.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Entry;
use Pagewright\Features\PopularPosts\Lists\Languages;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;

/** GET /v1/popular-posts: posts in the format of WordPress's own routes, with their views. */
final class Endpoint extends PopularEndpoint {
	private const RANGES = array(
		'last24hours', 'last7days', 'last30days', 'all', 'custom', 'daily', 'weekly', 'monthly',
	);

	protected function route(): string {
		return '/popular-posts';
	}

	protected function args(): array {
		$text  = array( 'type' => 'string' );
		$texts = array_fill_keys(
			array( 'post_type', 'pid', 'exclude', 'cat', 'taxonomy', 'term_id', 'author', 'lang' ),
			$text
		);
		return $texts + array(
			'limit'         => self::number( 10, 1 ),
			'offset'        => self::number( 0, 0 ),
			'time_quantity' => self::number( 24, 1 ),
			'freshness'     => self::choice( '0', array( '0', '1' ) ),
			'order_by'      => self::choice( 'views', array( 'views', 'comments', 'avg' ) ),
			'range'         => self::choice( 'last24hours', self::RANGES ),
			'time_unit'     => self::choice( 'hour', array( 'minute', 'hour', 'day', 'week', 'month' ) ),
		);
	}

	/** @return list<array<string, mixed>> Posts, most views first. */
	protected function answer( \WP_REST_Request $request ): array {
		Languages::switch_to( $request['lang'] );
		$entries = PopularList::entries(
			ListOptions::from_client(
				array_intersect_key( $request->get_query_params() + $request->get_default_params(), $this->args() )
			)
		);
		$inner   = new \WP_REST_Request( 'GET' );
		$inner->set_query_params(
			array_intersect_key( $request->get_query_params(), array( '_fields' => 1 ) ) + array( 'context' => 'view' )
		);
		return array_map( static fn ( Entry $entry ): array => self::item( $entry, $inner ), $entries );
	}

	/** @return array<string, mixed> */
	private static function item( Entry $entry, \WP_REST_Request $request ): array {
		$controller = new \WP_REST_Posts_Controller( $entry->shown->post_type );
		$response   = $controller->prepare_item_for_response( $entry->shown, $request );
		return $controller->prepare_response_for_collection( $response ) + array( 'pageviews' => $entry->views );
	}

	/** @return array<string, mixed> */
	private static function number( int $default, int $least ): array {
		return array(
			'type'    => 'integer',
			'default' => $default,
			'minimum' => $least,
		);
	}

	/**
	 * @param list<string> $choices Values.
	 * @return array<string, mixed>
	 */
	private static function choice( string $default, array $choices ): array {
		return array(
			'type'    => 'string',
			'default' => $default,
			'enum'    => $choices,
		);
	}
}
