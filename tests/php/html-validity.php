<?php
/**
 * PHP code of html-validity.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\HtmlValidity;

function widgets() {
	$page = get_page_by_path( 'all-widgets' );
	$GLOBALS['post'] = $page;
	setup_postdata( $page );
	$html = array();
	$walk = static function ( array $blocks ) use ( &$walk, &$html ) {
		foreach ( $blocks as $block ) {
			if ( str_starts_with( (string) $block['blockName'], 'sowb/' ) ) {
				$html[] = render_block( $block );
			}
			$walk( $block['innerBlocks'] );
		}
	};
	$walk( parse_blocks( $page->post_content ) );
	return $html;
}
