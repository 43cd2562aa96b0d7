<?php
/**
 * Page Builder by SiteOrigin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Plugins\SiteoriginPanels;

defined( 'ABSPATH' ) || exit;

use Pagewright\Switching\Content;
use Pagewright\Switching\Found;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;

/** Its layouts. Where the part of Pagewright that displays them is missing, the plugin has to stay. */
final class Plugin extends ReplacedPlugin {
	private const OPTIONS = array( 'siteorigin_panels_settings', 'siteorigin_panels_initial_version', 'siteorigin_panels_active_version' );

	public function name(): string {
		return 'Page Builder by SiteOrigin';
	}

	public function has_data(): bool {
		return array() !== array_filter( self::OPTIONS, static fn ( string $option ): bool => false !== get_option( $option ) );
	}

	public function is_replaced(): bool {
		return is_dir( dirname( \Pagewright\FILE ) . '/page-builder' );
	}

	public function found(): array {
		$count = ( new Content( array( '<!-- wp:siteorigin-panels/layout-block' ), array( 'a:' ) ) )->posts();
		/* translators: %s: a number of posts, pages, patterns and templates. */
		return 0 === $count ? array() : array( new Found( 'posts', $count, sprintf( _n( '%s post or page with a layout', '%s posts and pages with a layout', $count, 'pagewright' ), number_format_i18n( $count ) ) ) );
	}

	public function differences(): array {
		return $this->is_replaced()
			? array( __( 'Pagewright displays layouts of Page Builder. The widgets in them are those of Pagewright, WordPress and your other plugins.', 'pagewright' ) )
			: array( __( 'Keep Page Builder active as long as pages have layouts. Pagewright works with it: it shows its widgets in layouts and in the dialogs of Page Builder.', 'pagewright' ) );
	}

	public function notice( State $state ): string {
		return '';
	}
}
