<?php
/**
 * What a widget was before.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Blocks of another plugin that a widget replaces. A Render whose widget can become such a block again implements this too. */
interface OldBlock {
	/**
	 * The attributes of the old block.
	 *
	 * @param array<mixed>                                  $raw   Saved data of the widget.
	 * @param callable( array<mixed> ): array<string, mixed> $clean Cleans saved data.
	 * @return array{name: string, attributes: array<string, mixed>}
	 */
	public function old_block( array $raw, callable $clean ): array;
}
