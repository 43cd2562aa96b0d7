<?php
/**
 * Stores page views in the database.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * A page view is one statement that adds to the row of its hour. When the request is answered, the view is committed.
 */
final class TableStore implements Store {
	/** Attempts of a statement that ran into a lock. */
	private const TRIES = 3;

	public function add( int $post, int $weight ): void {
		$hour = Clock::hour( Clock::now() );
		for ( $try = 1; ; $try++ ) {
			try {
				Database::upsert(
					Tables::name( 'hours' ),
					array( 'hour', 'post_id', 'views' ),
					array( array( $hour, $post, $weight ) ),
					'views = views + VALUES(views)'
				);
				return;
			} catch ( StoreError $error ) {
				if (
					self::TRIES === $try || 1 !== preg_match( '/deadlock|lock wait|locked/i', $error->getMessage() )
				) {
					throw $error;
				}
			}
		}
	}

	public function flush(): void {}

	public function state(): array {
		return array(
			'engine'     => Settings::DATABASE,
			'is_working' => Tables::exist(),
			'waiting'    => 0,
			'flushed'    => Folding::last(),
			'problem'    => '',
		);
	}
}
