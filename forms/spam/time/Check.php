<?php
/**
 * How soon.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Time;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\OldPlugin;
use Pagewright\Forms\Settings;
use Pagewright\Forms\Spam\Check as SpamCheck;
use Pagewright\Forms\Spam\Trap\WpArmour;
use Pagewright\Forms\Submission\Submission;

/** A page says, signed, when it was made. What comes a moment later was not typed. Pages out of caches are old, and pass. */
final class Check implements SpamCheck {
	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		if ( ! $this->settings->trap || 0 === $this->settings->least_seconds || $submission->request->is_by_editor() ) {
			return null;
		}
		return OldPlugin::made_page( $submission->request->fields ) ? null : self::judge_sent( $submission->request->fields, $this->settings->least_seconds );
	}

	/**
	 * Why the time among the fields does not pass; null: it does. Pages of older versions of WP Armour have none.
	 *
	 * @param array<int|string, mixed> $sent Fields by name.
	 */
	public static function judge_sent( array $sent, int $least_seconds ): ?string {
		$stamp = $sent[ Stamp::FIELD ] ?? null;
		return null === $stamp && WpArmour::made_page( $sent ) ? null : self::judge( is_string( $stamp ) ? $stamp : '', $least_seconds );
	}

	/** Why a time does not pass; null: it does. */
	private static function judge( string $stamp, int $least_seconds ): ?string {
		$made = Stamp::read( $stamp ) ?? WpArmour::made_at( $stamp );
		return match ( true ) {
			null === $made                  => __( 'The time when the page was created is missing or invalid.', 'pagewright' ),
			time() - $made < $least_seconds => __( 'It was sent faster than a person can type.', 'pagewright' ),
			default                         => null,
		};
	}
}
