<?php
/**
 * Notice about failed mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\SubmissionsNotice;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\DismissedFailures;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\Endpoint as BaseEndpoint;

/** POST /submissions/notice: dismisses the notice for the current user until another mail fails. */
final class Endpoint extends BaseEndpoint {
	protected function route(): string {
		return '/submissions/notice';
	}

	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function may(): bool {
		return Rights::may( Rights::EDIT_MANY );
	}

	protected function args(): array {
		return array(
			'newest' => array(
				'type'     => 'integer',
				'minimum'  => 0,
				'required' => true,
			),
		);
	}

	/** @return array{dismissed: bool} */
	protected function answer( \WP_REST_Request $request ): array {
		DismissedFailures::dismiss( (int) $request['newest'] );
		return array( 'dismissed' => true );
	}
}
