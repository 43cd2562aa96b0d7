<?php
/**
 * Writing views back to WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\ViewsWriteBack;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\WriteBack\Progress;
use Pagewright\Features\PopularPosts\Views\WriteBack\WriteBack;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/**
 * POST /views/write-back: `action` start starts to write page views to the tables of WordPress Popular Posts, step
 * continues for a second or two, status returns the progress.
 */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/views/write-back';
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'    => 'string',
				'enum'    => array( 'status', 'start', 'step' ),
				'default' => 'status',
			),
		);
	}

	/**
	 * @return array<string, mixed> Progress.
	 * @throws PublicError 409 when the tables do not exist, or the plugin is active.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		if ( 'status' !== $request['action'] && ! WriteBack::is_possible() ) {
			throw new PublicError(
				'pagewright_not_possible',
				OldTables::is_plugin_active()
					? __( 'WordPress Popular Posts is active. Deactivate it first.', 'pagewright' )
					: __(
						'The database of this site does not contain the tables of WordPress Popular Posts.',
						'pagewright'
					),
				409
			);
		}
		if ( 'start' === $request['action'] ) {
			WriteBack::start();
		}
		$progress = 'step' === $request['action'] ? WriteBack::step() : WriteBack::status();
		return array(
			'isPossible' => WriteBack::is_possible(),
			'hasTables'  => OldTables::exist(),
			'isActive'   => OldTables::is_plugin_active(),
			'state'      => match ( $progress?->phase ) {
				null           => 'none',
				Progress::DONE => 'done',
				default        => 'running',
			},
			'share'      => $progress?->share() ?? 0,
			'views'      => $progress?->views ?? 0,
			'ended'      => $progress?->ended ?? 0,
		);
	}
}
