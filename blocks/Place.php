<?php
/**
 * The place of a widget on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Where a widget stands: what its surroundings, not its data, say about its HTML. */
final class Place {
	/** What the block editor puts around a widget's title. */
	public const BLOCK_TITLE = array(
		'before_title' => '<h3 class="widget-title">',
		'after_title'  => '</h3>',
	);

	/**
	 * @param string $anchor     Id of the wrapper; '' for none.
	 * @param string $class_name Extra classes of the wrapper.
	 * @param bool   $is_preview In the editor.
	 * @param array{before_title: string, after_title: string} $title_tags Around the widget's title.
	 * @param bool   $is_trusted Whether the data were filtered by the rights of their author when they were saved; rich text then prints as it is.
	 * @param array<string, mixed> $block Saved attributes of the block; none elsewhere.
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
	 * WordPress filters the attributes of blocks, each text in them, when an author without `unfiltered_html` saves.
	 *
	 * @param array<string, mixed> $attributes Saved attributes of a block.
	 */
	public static function of_block( array $attributes ): self {
		$text = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		return new self( anchor: $text( 'anchor' ), class_name: $text( 'className' ), is_trusted: true, block: $attributes );
	}

	/** The same place in a preview. */
	public function previewed(): self {
		return new self( anchor: $this->anchor, class_name: $this->class_name, is_preview: true, title_tags: $this->title_tags, is_trusted: $this->is_trusted, block: $this->block );
	}
}
