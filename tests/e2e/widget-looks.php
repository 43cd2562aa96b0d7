<?php
/**
 * PHP code of widget-looks.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\WidgetLooks;

/** @param list<string> $without Blocks without space below them. */
function make_page_of_widgets( array $without ) {
	$find = static function ( array $blocks ) use ( &$find ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$found += str_starts_with( (string) $block['blockName'], 'sowb/' ) ? array( $block['blockName'] => $block ) : $find( $block['innerBlocks'] );
		}
		return $found;
	};
	$blocks = $find( parse_blocks( get_page_by_path( 'all-widgets' )->post_content ) );
	$blocks = array_diff_key( $blocks, array_flip( $without ) );
	return wp_insert_post(
		wp_slash(
			array(
				'post_title' => 'Below each other',
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_content' => implode( "\n\n", array_map( 'serialize_block', $blocks ) ),
			)
		)
	);
}
