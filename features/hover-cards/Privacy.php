<?php
/**
 * What a privacy policy should say of hover-cards.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

/** A paragraph for the guide under Settings → Privacy. */
final class Privacy {
	public static function suggest(): void {
		wp_add_privacy_policy_content(
			'Pagewright',
			'<p class="privacy-policy-tutorial">' . esc_html__( 'Pictures of people on this site show their Gravatar profile when somebody points at them. Say so, because the visitor’s browser then asks another company for it.', 'pagewright' ) . '</p>'
			. '<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'pagewright' ) . ' </strong>' . esc_html__( 'When you point at the picture of a person, or reach it with the keyboard, your browser asks Gravatar (Automattic Inc.) for the public profile that belongs to the picture. Gravatar then learns your IP address and your browser, and which profile was asked for. Nothing of it is stored on this site.', 'pagewright' ) . '</p>'
		);
	}
}
