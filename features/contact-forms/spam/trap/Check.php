<?php
/**
 * Checks the spam trap.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Trap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\OldPlugin;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;

/** Bots fill in every field, or send only fields that they know. Editors pass, unless they use the test buttons. */
final class Check implements SpamCheck {
	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		$sent = $submission->request->fields;
		$acted = Trap::acted( $sent );
		if ( null !== $acted || ! $this->settings->trap || $submission->request->is_by_editor() ) {
			return $acted;
		}
		return OldPlugin::made_page( $sent ) || WpArmour::made_page( $sent )
			? null
			: ( new Trap( $this->settings ) )->judge( $sent );
	}
}
