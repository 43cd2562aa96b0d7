<?php
/**
 * Cells of the list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaCells;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Columns\Columns;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/cells: what the columns of WordPress's list show for attachments, with those of other plugins. */
final class Endpoint extends MediaEndpoint {
	/** As many as a page of a list. */
	private const MOST = 80;

	protected function route(): string {
		return '/media/cells';
	}

	protected function args(): array {
		return array(
			'ids'     => self::ids_argument( self::MOST ),
			'columns' => array(
				'type'     => 'array',
				'required' => true,
				'maxItems' => self::MOST,
				'items'    => array( 'type' => 'string', 'maxLength' => 200 ),
			),
		);
	}

	/**
	 * @return array{cells: object} HTML by attachment and column. Attachments that are missing or that the user may not
	 *    see, and unknown columns, are left out.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$ids = array_values( array_unique( array_map( 'intval', $request['ids'] ) ) );
		_prime_post_caches( $ids, true, true );
		$posts = array_values( array_filter( array_map( Attachments::find( ... ), $ids ) ) );
		update_post_parent_caches( $posts );
		return array( 'cells' => (object) Columns::cells( $posts, array_map( 'strval', $request['columns'] ) ) );
	}
}
