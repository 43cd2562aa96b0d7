<?php
/**
 * Position of a widget on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Where a widget is rendered: everything that affects its HTML besides its data. */
final class Place {
	/** Tags around a widget's title in the block editor. */
	public const BLOCK_TITLE = array(
		'before_title' => '<h3 class="widget-title">',
		'after_title'  => '</h3>',
	);

	/**
	 * @param string $anchor     ID of the wrapper; '' for none.
	 * @param string $class_name Extra classes of the wrapper.
	 * @param bool   $is_preview Whether it is rendered for the editor.
	 * @param array{before_title: string, after_title: string} $title_tags Tags around the widget's title.
	 * @param bool   $is_trusted Whether the data was filtered by its author's capabilities when it was saved; rich text
	 *    then prints unchanged.
	 * @param array<string, mixed> $block Saved attributes of the block; empty for other places.
	 */
	public function __construct(
		public readonly string $anchor = '',
		public readonly string $class_name = '',
		public readonly bool $is_preview = false,
		public readonly array $title_tags = self::BLOCK_TITLE,
		public readonly bool $is_trusted = false,
		public readonly array $block = array(),
	) {}

	/**
	 * WordPress filters every text in the attributes of blocks when an author without `unfiltered_html` saves.
	 *
	 * @param array<string, mixed> $attributes Saved attributes of a block.
	 */
	public static function of_block( array $attributes ): self {
		$text = static fn ( string $key ): string =>
			is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		return new self(
			anchor: $text( 'anchor' ),
			class_name: $text( 'className' ),
			is_trusted: true,
			block: $attributes
		);
	}

	/** Returns the same place in a preview. */
	public function previewed(): self {
		return new self(
			anchor: $this->anchor,
			class_name: $this->class_name,
			is_preview: true,
			title_tags: $this->title_tags,
			is_trusted: $this->is_trusted,
			block: $this->block
		);
	}
}
