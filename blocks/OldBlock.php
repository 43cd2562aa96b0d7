<?php
/**
 * The earlier form of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks of another plugin that a widget replaces. A Render whose widget can be converted back also implements this
 * interface.
 */
interface OldBlock {
	/**
	 * Returns the attributes of the old block.
	 *
	 * @param array<mixed>                                  $raw   Saved data of the widget.
	 * @param callable( array<mixed> ): array<string, mixed> $clean Sanitizes saved data.
	 * @return array{name: string, attributes: array<string, mixed>}
	 */
	public function old_block( array $raw, callable $clean ): array;
}
