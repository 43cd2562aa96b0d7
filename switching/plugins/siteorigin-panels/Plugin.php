<?php
/**
 * Switching from Page Builder by SiteOrigin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Plugins\SiteoriginPanels;

defined( 'ABSPATH' ) || exit;

use Pagewright\Switching\Content;
use Pagewright\Switching\Finding;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;

/** Its layouts, in blocks and instead of the content of posts. */
final class Plugin extends ReplacedPlugin {
	private const OPTIONS = array(
		'siteorigin_panels_settings',
		'siteorigin_panels_initial_version',
		'siteorigin_panels_active_version',
	);

	public function name(): string {
		return 'Page Builder by SiteOrigin';
	}

	public function has_data(): bool {
		return array() !== array_filter(
			self::OPTIONS,
			static fn ( string $option ): bool => false !== get_option( $option )
		);
	}

	public function found(): array {
		$count = ( new Content( array( '<!-- wp:siteorigin-panels/layout-block' ), array( 'a:' ) ) )->posts();
		return 0 === $count
			? array()
			: array(
				new Finding(
					'posts',
					$count,
					sprintf(
						/* translators: %s: a number of posts, pages, patterns and templates. */
						_n( '%s post or page with a layout', '%s posts and pages with a layout', $count, 'pagewright' ),
						number_format_i18n( $count )
					)
				),
			);
	}

	public function differences(): array {
		return array(
			__( 'Widgets of inactive plugins are not displayed to visitors. The editor lists them.', 'pagewright' ),
			__( 'Background images have no parallax effect.', 'pagewright' ),
			__( 'Full width rows are centered in the window, so they fit themes without a sidebar.', 'pagewright' ),
			__(
				'CSS declarations of rows, cells and widgets are limited to those that WordPress accepts in a style attribute.',
				'pagewright'
			),
			__(
				'You edit layouts as blocks. The editor converts them on request, and Undo restores the layout.',
				'pagewright'
			),
		);
	}

	public function notice( State $state ): string {
		return State::Inactive === $state
			? __(
				'Page Builder is inactive. Pagewright displays its layouts, and you can convert them to blocks in the block editor.',
				'pagewright'
			)
			: '';
	}
}
