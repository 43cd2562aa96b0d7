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

/** Its layouts, in blocks and in the place of the content of posts. */
final class Plugin extends ReplacedPlugin {
	private const OPTIONS = array( 'siteorigin_panels_settings', 'siteorigin_panels_initial_version', 'siteorigin_panels_active_version' );

	public function name(): string {
		return 'Page Builder by SiteOrigin';
	}

	public function has_data(): bool {
		return array() !== array_filter( self::OPTIONS, static fn ( string $option ): bool => false !== get_option( $option ) );
	}

	public function found(): array {
		$count = ( new Content( array( '<!-- wp:siteorigin-panels/layout-block' ), array( 'a:' ) ) )->posts();
		/* translators: %s: a number of posts, pages, patterns and templates. */
		return 0 === $count ? array() : array( new Found( 'posts', $count, sprintf( _n( '%s post or page with a layout', '%s posts and pages with a layout', $count, 'pagewright' ), number_format_i18n( $count ) ) ) );
	}

	public function differences(): array {
		return array(
			__( 'Widgets whose plugin is not active are left out for visitors, and named in the editor.', 'pagewright' ),
			__( 'Background pictures with a parallax effect do not move.', 'pagewright' ),
			__( 'Rows of full width are stretched from the middle of the window, so they fit themes without a sidebar.', 'pagewright' ),
			__( 'CSS declarations of rows, cells and widgets are limited to those that WordPress accepts in a style attribute.', 'pagewright' ),
			__( 'Layouts are edited as blocks: the editor converts them when you ask for it, and Undo brings the layout back.', 'pagewright' ),
		);
	}

	public function notice( State $state ): string {
		return State::Inactive === $state ? __( 'Page Builder is inactive. Pagewright displays its layouts, and the block editor converts them to blocks when you ask for it.', 'pagewright' ) : '';
	}
}
