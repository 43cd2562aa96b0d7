<?php
/**
 * A part of a page from a replaced plugin.
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
	 * @param ?\Closure(): string    $before   Renders like the replaced plugin; null when this request cannot.
	 * @param \Closure(): string     $after    Renders like Pagewright.
	 * @param list<string>           $problems Sentences about parts that Pagewright cannot show.
	 */
	public function __construct(
		public readonly string $plugin,
		public readonly ?\Closure $before,
		public readonly \Closure $after,
		public readonly array $problems = array(),
	) {}
}
