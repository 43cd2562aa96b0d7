<?php
/**
 * Fires actions after a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * Informs add-ons about events. Logs their exceptions and continues: a visitor whose mail was sent must not read that
 * it failed, and send it again.
 */
final class SafeActions {
	/** @param callable(): void $action */
	public static function run( callable $action ): void {
		try {
			$action();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: forms: ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
		}
	}
}
