<?php
/**
 * Finds parts in a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

/** Finds the parts of replaced plugins in the blocks, the text and the Page Builder layout of a post. */
final class Finder {
	/** Maximum depth of nested blocks. */
	private const MAX_DEPTH = 20;

	/** @var array<string, Source> Shortcode => source. */
	private array $shortcodes = array();

	/** @param array<string, Source> $sources By the name of the plugin's folder. */
	public function __construct( private readonly array $sources ) {
		foreach ( $sources as $source ) {
			$this->shortcodes += array_fill_keys( $source->shortcodes(), $source );
		}
	}

	/** @return list<Part> */
	public function parts( \WP_Post $post ): array {
		$layout  = get_post_meta( $post->ID, 'panels_data', true );
		$widgets = is_array( $layout ) && is_array( $layout['widgets'] ?? null ) ? $layout['widgets'] : array();
		return array( ...$this->of_blocks( parse_blocks( $post->post_content ), 0 ), ...$this->of_widgets( $widgets ) );
	}

	/**
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<Part>
	 */
	private function of_blocks( array $blocks, int $depth ): array {
		$parts = array();
		foreach ( self::MAX_DEPTH < $depth ? array() : $blocks as $block ) {
			$part = $this->of_block( $block );
			if ( null !== $part ) {
				$parts[] = $part;
				continue;
			}
			$parts = array(
				...$parts,
				...$this->of_text( (string) ( $block['innerHTML'] ?? '' ) ),
				...$this->of_blocks( (array) ( $block['innerBlocks'] ?? array() ), $depth + 1 ),
			);
		}
		return $parts;
	}

	/** @param array<string, mixed> $block Parsed block. */
	private function of_block( array $block ): ?Part {
		foreach ( null === ( $block['blockName'] ?? null ) ? array() : $this->sources as $source ) {
			$part = $source->block( $block );
			if ( null !== $part ) {
				return $part;
			}
		}
		return null;
	}

	/** @return list<Part> */
	private function of_text( string $text ): array {
		if ( ! str_contains( $text, '[' ) || array() === $this->shortcodes ) {
			return array();
		}
		preg_match_all(
			'/' . get_shortcode_regex( array_keys( $this->shortcodes ) ) . '/',
			$text,
			$found,
			PREG_SET_ORDER
		);
		$parts = array();
		foreach ( $found as [ $source, $escape, $tag, $atts, , $content ] ) {
			// Double brackets show the shortcode as text.
			$parts[] = '[' === $escape
				? null
				: $this->shortcodes[ $tag ]->shortcode(
					$tag,
					(array) shortcode_parse_atts( $atts ),
					$content,
					$source
				);
		}
		return array_values( array_filter( $parts ) );
	}

	/**
	 * @param array<mixed> $widgets Widgets of a layout.
	 * @return list<Part>
	 */
	private function of_widgets( array $widgets ): array {
		$parts = array();
		foreach ( array_filter( $widgets, 'is_array' ) as $instance ) {
			$class = $instance['panels_info']['class'] ?? null;
			foreach ( is_string( $class ) ? $this->sources : array() as $source ) {
				$parts[] = $source->widget( $class, array_diff_key( $instance, array( 'panels_info' => 0 ) ) );
			}
		}
		return array_values( array_filter( $parts ) );
	}
}
