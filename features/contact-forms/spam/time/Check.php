<?php
/**
 * Checks the time between rendering and submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Time;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\OldPlugin;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Spam\Trap\WpArmour;
use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * A page contains a signed time of its rendering. A submission a moment later was not typed. Cached pages are older and
 * pass.
 */
final class Check implements SpamCheck {
	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		if ( ! $this->settings->trap || 0 === $this->settings->least_seconds || $submission->request->is_by_editor() ) {
			return null;
		}
		return OldPlugin::made_page( $submission->request->fields )
			? null
			: self::judge_sent( $submission->request->fields, $this->settings->least_seconds );
	}

	/**
	 * Returns the reason why the time field fails; null when it passes. Pages of older versions of WP Armour have none.
	 *
	 * @param array<int|string, mixed> $sent Sent fields by name.
	 */
	public static function judge_sent( array $sent, int $least_seconds ): ?string {
		$stamp = $sent[ Stamp::FIELD ] ?? null;
		return null === $stamp && WpArmour::made_page( $sent )
			? null
			: self::judge( is_string( $stamp ) ? $stamp : '', $least_seconds );
	}

	/** Returns the reason why a time fails; null when it passes. */
	private static function judge( string $stamp, int $least_seconds ): ?string {
		$made = Stamp::read( $stamp ) ?? WpArmour::made_at( $stamp );
		return match ( true ) {
			null === $made                  => __(
				'The time when the page was created is missing or invalid.',
				'pagewright'
			),
			time() - $made < $least_seconds => __( 'It was sent faster than a person can type.', 'pagewright' ),
			default                         => null,
		};
	}
}
