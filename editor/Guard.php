<?php
/**
 * Whether the plugin may run here.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

/** Stops the plugin, with one notice that says what to do, where it has not been built or another plugin owns its names. */
final class Guard {
	/** @param string $root Folder of the plugin. */
	public function __construct( private readonly string $root ) {}

	public function may_run(): bool {
		return $this->is_built() && ! $this->has_rival();
	}

	public function hooks(): void {
		add_action( 'admin_notices', array( $this, 'notice' ) );
		add_action( 'network_admin_notices', array( $this, 'notice' ) );
	}

	public function notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$problem = $this->is_built()
			? __( 'Pagewright is standing aside: SiteOrigin Widgets Bundle is active and uses the same blocks and addresses. Deactivate one of the two; your content works with either.', 'pagewright' )
			: __( 'Pagewright has not been built: run "npm start" in its folder, or install the packaged zip.', 'pagewright' );
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
	}

	private function is_built(): bool {
		return is_file( $this->root . '/build/widgets.php' );
	}

	/** Asked at `plugins_loaded`, when every plugin's names are there. */
	private function has_rival(): bool {
		return defined( 'SOW_BUNDLE_VERSION' ) || class_exists( 'SiteOrigin_Widgets_Bundle', false );
	}
}
