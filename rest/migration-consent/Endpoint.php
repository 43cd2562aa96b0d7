<?php
/**
 * Consent to migrate legacy blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\MigrationConsent;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\Legacy\LegacyBlock;
use Pagewright\Rest\AjaxEndpoint;

/** POST so_widgets_block_migration_notice_consent: an administrator consents once for the site. */
final class Endpoint extends AjaxEndpoint {
	protected function action(): string {
		return 'so_widgets_block_migration_notice_consent';
	}

	protected function nonce_action(): string {
		return LegacyBlock::CONSENT_NONCE;
	}

	protected function nonce_name(): string {
		return 'nonce';
	}

	protected function capability(): string {
		return 'manage_options';
	}

	protected function answer(): mixed {
		update_option( LegacyBlock::CONSENT_OPTION, get_current_user_id(), false );
		return null;
	}
}
