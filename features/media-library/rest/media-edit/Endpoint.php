<?php
/**
 * Edits images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaEdit;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Editing\Changes;
use Pagewright\Features\MediaLibrary\Editing\Copy;
use Pagewright\Features\MediaLibrary\Editing\Saving;
use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;

/** POST /media/edit: changes an image, or stores the changed image as a copy. The response has the changed one. */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/edit';
	}

	protected function args(): array {
		$percent = array( 'type' => 'number', 'minimum' => 0, 'maximum' => 100, 'required' => true );
		return parent::args() + array(
			// From /media/edit/source.
			'version' => array( 'type' => 'string', 'required' => true, 'pattern' => '^[0-9a-f]{64}$' ),
			'changes' => array( 'required' => true ) + Changes::schema(),
			'target'  => array( 'type' => 'string', 'enum' => Saving::TARGETS, 'default' => 'all' ),
			'copy'    => array( 'type' => 'boolean', 'default' => false ),
			// The focal point of the result; without one, it is removed.
			'focus'   => array(
				'type'                 => array( 'object', 'null' ),
				'properties'           => array( 'x' => $percent, 'y' => $percent ),
				'additionalProperties' => false,
			),
		);
	}

	protected function change( \WP_REST_Request $request, int $id ): int {
		$version = (string) $request['version'];
		$changes = new Changes( array_values( (array) $request['changes'] ) );
		$focus   = is_array( $request['focus'] ) ? array_map( 'floatval', $request['focus'] ) : null;
		if ( $request['copy'] ) {
			return Copy::make( $id, $version, $changes, $focus );
		}
		Saving::run( $id, $version, $changes, (string) $request['target'], $focus );
		return $id;
	}
}
