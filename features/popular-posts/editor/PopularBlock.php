<?php
/**
 * Block of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Editor;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\Markup;
use Pagewright\Schema\Loader;

/** Rendered as before, and unchanged until a user converts it. */
final class PopularBlock {
	private const ATTRIBUTES = array(
		'align',
		'anchor',
		'_editMode',
		'_isSelected',
		'title',
		'limit',
		'offset',
		'order_by',
		'range',
		'time_quantity',
		'time_unit',
		'freshness',
		'post_type',
		'pid',
		'exclude',
		'author',
		'tax',
		'term_id',
		'shorten_title',
		'title_length',
		'title_by_words',
		'display_post_excerpt',
		'excerpt_format',
		'excerpt_length',
		'excerpt_by_words',
		'display_post_thumbnail',
		'thumbnail_width',
		'thumbnail_height',
		'thumbnail_build',
		'thumbnail_size',
		'rating',
		'stats_comments',
		'stats_views',
		'stats_author',
		'stats_date',
		'stats_date_format',
		'stats_taxonomy',
		'taxonomy',
		'custom_html',
		'header_start',
		'header_end',
		'wpp_start',
		'wpp_end',
		'post_html',
		'theme',
	);

	/** Returns the name of the block in the editor. */
	public static function title(): string {
		return __( 'Popular Posts (old format)', 'pagewright' );
	}

	/**
	 * Returns attributes that the editor keeps when it saves the page: any simple type, because versions of that plugin
	 * differ.
	 *
	 * @return array<string, array{type: list<string>}>
	 */
	public static function attributes(): array {
		return array_fill_keys( self::ATTRIBUTES, array( 'type' => array( 'string', 'number', 'boolean' ) ) );
	}

	/**
	 * Renders the widget's list below a title in the tags of the block.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	public static function render( array $attributes, Loader $schema, Renderer $renderer ): string {
		$values = ListOptions::from_block( $attributes )->values();
		$title  = '' === $values['title']
			? ''
			: Markup::clean(
				$values['markup']['title-start'] . esc_html( $values['title'] ) . $values['markup']['title-end']
			);
		$widget = $schema->find( Hooks::WIDGET );
		return null === $widget
			? ''
			: $title
				. $renderer->render(
					$widget,
					array( 'wpp_block' => array( 'title' => '' ) + $attributes ),
					Place::of_block( $attributes )
				);
	}
}
