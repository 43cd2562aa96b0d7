<?php
/**
 * Those who are told afterwards.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

/** Tells add-ons what has happened. What they throw is logged and changes nothing: a visitor whose mail is sent must not hear that it failed, and send it again. */
final class Listeners {
	/** @param callable(): void $action */
	public static function tell( callable $action ): void {
		try {
			$action();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: forms: ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
		}
	}
}
