<?php
/**
 * All checks against spam.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Settings;
use Pagewright\Forms\Submission\Submission;

/** Asks one check after the other; the first that has a reason is believed. Cheap ones come first, those that ask others last. */
final class Checks {
	/** @return array{agent: string, reason: string}|null Who takes it for spam, and why; null: nobody. */
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
		 * @param array<string, Check> $checks     By name, in the order in which they are asked.
		 * @param Submission           $submission What they are asked about.
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

	/** Whether the form sends what Akismet takes for spam, and says so in the subject. */
	private static function is_only_marked( Submission $submission ): bool {
		return (bool) ( $submission->form->properties['widget']['spam']['marks_akismet'] ?? false );
	}
}
