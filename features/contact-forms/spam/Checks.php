<?php
/**
 * Runs the spam checks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * Runs one check after the other until one returns a reason. Cheap checks run first, those that query external services
 * last.
 */
final class Checks {
	/** @return array{agent: string, reason: string}|null Check that detected spam and its reason; null for none. */
	public static function reason( Submission $submission ): ?array {
		$settings = Settings::of_form( $submission->form );
		$checks   = array(
			'agent'      => new Agent\Check(),
			'trap'       => new Trap\Check( $settings ),
			'time'       => new Time\Check( $settings ),
			'links'      => new Links\Check( $settings ),
			'disallowed' => new Disallowed\Check(),
			'rate'       => new Rate\Check( $settings ),
			'captcha'    => new Captcha\Check( $settings ),
			'akismet'    => new Akismet\Check(),
		);
		/**
		 * Filters the checks. Example: `$checks['mine'] = new Mine_Check();`.
		 *
		 * @param array<string, Check> $checks     By name, in the order in which they run.
		 * @param Submission           $submission The submission to check.
		 */
		$checks = (array) apply_filters( 'pagewright/forms/spam-checks', $checks, $submission );
		foreach ( $checks as $agent => $check ) {
			$reason = $check instanceof Check ? $check->reason( $submission ) : null;
			if ( null !== $reason && 'akismet' === $agent && self::is_only_marked( $submission ) ) {
				$submission->spam_log[] = array(
					'agent'  => $agent,
					'reason' => $reason,
				);
			} elseif ( null !== $reason ) {
				return array(
					'agent'  => (string) $agent,
					'reason' => $reason,
				);
			}
		}
		return null;
	}

	/** Returns whether the form sends submissions that Akismet considers spam and marks them in the subject. */
	private static function is_only_marked( Submission $submission ): bool {
		return (bool) ( $submission->form->properties['widget']['spam']['marks_akismet'] ?? false );
	}
}
