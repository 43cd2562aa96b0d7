<?php
/**
 * Import of the counts of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\ViewsImport;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\Import\Progress;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/**
 * POST /views/import: `action` start starts an import, step continues it for a second or two, status returns the
 * progress. The screen requests one step after another.
 */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/views/import';
	}

	protected function args(): array {
		return array(
			'action'   => array(
				'type'    => 'string',
				'enum'    => array( 'status', 'start', 'step' ),
				'default' => 'status',
			),
			'settings' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * @return array<string, mixed> Progress.
	 * @throws PublicError 404 when there is nothing to import.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$has_tables = OldTables::exist();
		if ( 'status' !== $request['action'] && ! $has_tables ) {
			throw new PublicError(
				'pagewright_no_tables',
				__( 'The database of this site contains no view counts of WordPress Popular Posts.', 'pagewright' ),
				404
			);
		}
		if ( 'start' === $request['action'] ) {
			Import::start( (bool) $request['settings'] );
		}
		$progress = 'step' === $request['action'] ? Import::step() : Import::status();
		return array(
			'hasTables'   => $has_tables,
			'isActive'    => OldTables::is_plugin_active(),
			'hasSettings' => array() !== OldTables::settings(),
			'hasNewer'    => $has_tables
				&& (
					null === $progress || ( Progress::DONE === $progress->phase && OldTables::newest() > $progress->to )
				),
			'state'       => match ( $progress?->phase ) {
				null           => 'none',
				Progress::DONE => 'done',
				default        => 'running',
			},
			'share'       => $progress?->share() ?? 0,
			'views'       => $progress?->views ?? 0,
			'skipped'     => $progress?->skipped ?? 0,
			'ended'       => $progress?->ended ?? 0,
		);
	}
}
