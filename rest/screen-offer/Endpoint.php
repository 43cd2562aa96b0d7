<?php
/**
 * Availability of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenOffer;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Offer;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Schema\Loader;

/** POST /screen/offer: turns a widget on or off in the inserter. */
final class Endpoint extends ScreenEndpoint {
	public function __construct( private readonly Loader $schema ) {}

	protected function route(): string {
		return '/screen/offer';
	}

	protected function args(): array {
		return array(
			'isOffered' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
	}

	/** @return array{isOffered: bool, isFixed: bool} `isFixed`: code of the site overrides the setting. */
	protected function answer( \WP_REST_Request $request ): array {
		$widget = self::widget( $this->schema, $request );
		Offer::set( $widget, (bool) $request['isOffered'] );
		return array(
			'isOffered' => Offer::has( $widget ),
			'isFixed'   => Offer::has( $widget ) !== Offer::is_chosen( $widget ),
		);
	}
}
