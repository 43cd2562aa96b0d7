<?php
/**
 * The classic widget of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Its instances stay where they are when that plugin is gone, as popular posts of ours: shown, and edited in our form. What that plugin saved
 * stays in the instance beside what our form says.
 */
final class OldPopular extends Widget {
	protected function base(): string {
		return Registrar::OLD_POPULAR;
	}

	/** As its themes know it. */
	protected function class_name(): string {
		return 'popular-posts';
	}
}
