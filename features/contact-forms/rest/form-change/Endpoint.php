<?php
/**
 * Trash of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormChange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Rest\FormScreenEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\PublicError;

/** POST /forms/change: moves a form to the trash, restores it, or deletes it permanently. */
final class Endpoint extends FormScreenEndpoint {
	protected function route(): string {
		return '/forms/change';
	}

	protected function may(): bool {
		return Rights::may( Rights::DELETE_MANY );
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'     => 'string',
				'required' => true,
				'enum'     => array( 'trash', 'restore', 'delete' ),
			),
			'id'     => array(
				'type'     => 'integer',
				'required' => true,
				'minimum'  => 1,
			),
		);
	}

	/**
	 * @return array{id: int}
	 * @throws PublicError 404, 500.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$id   = (int) $request['id'];
		$form = self::existing( FormStore::find_anywhere( $id ) );
		$is_done = match ( $request['action'] ) {
			'trash'   => FormStore::trash( $form ),
			'restore' => FormStore::restore( $form ),
			default   => FormStore::delete( $form ),
		};
		if ( ! $is_done ) {
			throw new PublicError(
				'wpcf7_cannot_delete',
				esc_html__( 'The contact form could not be changed.', 'pagewright' ),
				500
			);
		}
		return array( 'id' => $id );
	}
}
