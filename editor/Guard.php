<?php
/**
 * Whether the plugin may run here.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

/** Stops the plugin where it has not been built, and says so. */
final class Guard {
	public function hooks(): void {
		add_action( 'admin_notices', array( $this, 'notice' ) );
		add_action( 'network_admin_notices', array( $this, 'notice' ) );
	}

	public function notice(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__(
					'Pagewright has not been built. Run “npm start” in its folder, or install the packaged zip file.',
					'pagewright'
				)
			);
		}
	}
}
