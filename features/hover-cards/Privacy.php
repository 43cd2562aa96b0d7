<?php
/**
 * Privacy text about hover-cards.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

/** Suggests a paragraph for the privacy policy guide. */
final class Privacy {
	public static function suggest(): void {
		wp_add_privacy_policy_content(
			'Pagewright',
			'<p class="privacy-policy-tutorial">'
				. esc_html__(
					'Avatars on this site show a Gravatar profile on hover. Mention this, because the visitor’s browser then connects to another company.',
					'pagewright'
				)
				. '</p>'
			. '<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'pagewright' )
				. ' </strong>'
				. esc_html__(
					'When you hover over an avatar or focus it with the keyboard, your browser requests the public profile of this person from Gravatar (Automattic Inc.). Gravatar receives your IP address, information about your browser and the requested profile. This site stores none of this data.',
					'pagewright'
				)
				. '</p>'
		);
	}
}
