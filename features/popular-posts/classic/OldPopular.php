<?php
/**
 * Classic widget of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Classic\Widget;
use Pagewright\Features\PopularPosts\Hooks;

/**
 * After that plugin was deactivated, its instances stay in place as our popular posts, with our form. Values that it
 * saved stay in the instance.
 */
final class OldPopular extends Widget {
	protected function base(): string {
		return Hooks::OLD_WIDGET;
	}

	/** Same name as in its themes. */
	protected function class_name(): string {
		return 'popular-posts';
	}
}
