<?php
/**
 * Whether the plugin may run here.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;

/** Stops the plugin where it has not been built. Says so, and where its widgets stand aside. */
final class Guard {
	/** Where the notice about widgets is shown: on no other screen is there something to do about it. */
	private const SCREENS = array( 'plugins', 'plugins-network', 'settings_page_pagewright' );

	/** @param string $root Folder of the plugin. */
	public function __construct( private readonly string $root ) {}

	public function may_run(): bool {
		return is_file( $this->root . '/build/widgets.php' );
	}

	public function hooks(): void {
		if ( ! $this->may_run() || Loader::is_bundle_here() ) {
			add_action( 'admin_notices', array( $this, 'notice' ) );
			add_action( 'network_admin_notices', array( $this, 'notice' ) );
		}
	}

	public function notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$problem = '';
		if ( ! $this->may_run() ) {
			$problem = __( 'Pagewright has not been built: run "npm start" in its folder, or install the packaged zip.', 'pagewright' );
		} elseif ( in_array( get_current_screen()->id ?? '', self::SCREENS, true ) ) {
			$problem = __( 'Pagewright’s widgets are inactive because SiteOrigin Widgets Bundle is active and uses the same names. Contact forms, popular posts and all other features of Pagewright work. To use Pagewright’s widgets, deactivate SiteOrigin Widgets Bundle. Your content does not change.', 'pagewright' );
		}
		'' === $problem || printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
	}
}
