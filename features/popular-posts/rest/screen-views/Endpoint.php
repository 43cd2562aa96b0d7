<?php
/**
 * Settings of view counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\ScreenViews;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Import\OldCounts;
use Pagewright\Features\PopularPosts\Views\Loader\Installer;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/views: saves the sent settings, runs an optional `action`, and returns the status. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/views';
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'    => 'string',
				'enum'    => array( 'none', 'install-loader', 'remove-loader', 'delete-counts' ),
				'default' => 'none',
			),
		);
	}

	/**
	 * @return array<string, mixed> Stored `settings`, `engine`, `loader`.
	 * @throws PublicError 400 for an invalid address, 409 when a file cannot be changed.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$sent = self::values( $request, 'settings' );
		if ( null !== $sent ) {
			self::save( $sent );
		}
		try {
			match ( $request['action'] ) {
				'install-loader' => Installer::install(),
				'remove-loader'  => Installer::remove(),
				'delete-counts'  => self::delete_counts(),
				default          => null,
			};
		} catch ( StoreError $error ) {
			throw $error;
		} catch ( \RuntimeException $error ) {
			throw new PublicError( 'pagewright_file', $error->getMessage(), 409 );
		}
		return self::state();
	}

	/** @return array<string, mixed> Initial data of the screen. */
	public static function state(): array {
		$settings = Settings::load();
		return array(
			'settings' => $settings->shown(),
			'engine'   => Stores::choose( $settings )->state(),
			'loader'   => Installer::state(),
		);
	}

	/**
	 * @param array<mixed> $sent Values by name.
	 * @throws PublicError 400 for an invalid address.
	 */
	private static function save( array $sent ): void {
		$settings = Settings::load()->with( $sent );
		$redis    = $sent['redis'] ?? null;
		if (
			is_string( $redis )
			&& ! in_array( trim( $redis ), array( $settings->redis, $settings->shown()['redis'] ), true )
		) {
			throw new PublicError(
				'pagewright_address',
				__( 'This is not a valid Redis server. Enter a host and port or the path of a socket.', 'pagewright' )
			);
		}
		$settings->save();
		if ( true === $settings->enabled ) {
			Counting::start();
		}
	}

	private static function delete_counts(): void {
		if ( Tables::exist() ) {
			// Pending views in Redis would reappear.
			Stores::choose( Settings::load() )->flush();
			Tables::clear();
			OldCounts::end();
			/** This action is documented in features/popular-posts/views/import/Import.php. */
			do_action( 'pagewright/views/imported' );
		}
	}
}
