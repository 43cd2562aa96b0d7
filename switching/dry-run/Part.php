<?php
/**
 * A part of a page that a replaced plugin makes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

/** A block, a shortcode, a form or a widget, with both of its renderings. */
final class Part {
	/**
	 * @param string                 $plugin   Folder in switching/plugins.
	 * @param ?\Closure(): string    $before   Renders as the replaced plugin does; null where that cannot be done in this request.
	 * @param \Closure(): string     $after    Renders as Pagewright does.
	 * @param list<string>           $problems Sentences about what Pagewright cannot show.
	 */
	public function __construct(
		public readonly string $plugin,
		public readonly ?\Closure $before,
		public readonly \Closure $after,
		public readonly array $problems = array(),
	) {}
}
