<?php
/**
 * PHP code of beside-each-other.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\BesideEachOther;

use Pagewright\Blocks\Example;
use Pagewright\Blocks\Styles;
use Pagewright\Schema\Loader;

function rendered( string $folder ) {
	$widget = ( new Loader( dirname( \Pagewright\FILE ) ) )->find_by_folder( $folder );
	$find = static function ( array $blocks ) use ( &$find, $widget ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$found = array(
				...$found,
				...( $widget->block === $block['blockName'] ? array( $block ) : $find( $block['innerBlocks'] ) ),
			);
		}
		return $found;
	};
	$sample = array(
		'blockName' => $widget->block,
		'attrs' => array( 'widgetData' => Example::of( $widget ) ),
		'innerBlocks' => array(),
		'innerHTML' => '',
		'innerContent' => array(),
	);
	// Some widgets show details of their post.
	$GLOBALS['post'] = get_page_by_path( 'all-widgets' );
	$GLOBALS['wp_styles'] = new \WP_Styles();
	$html = implode(
		'',
		array_map( 'render_block', array_slice( $find( parse_blocks( $GLOBALS['post']->post_content ) ) ?: array( $sample ), 0, 2 ) )
	);
	$styles = wp_styles();
	$styles->all_deps( $styles->queue );
	$sheets = array();
	foreach ( array_filter( $styles->to_do, static fn ( $handle ) => str_starts_with( $handle, 'pagewright-' ) ) as $handle ) {
		$file = str_replace(
			plugins_url( '', \Pagewright\FILE ),
			dirname( \Pagewright\FILE ),
			strtok( (string) $styles->registered[ $handle ]->src, '?' ) ?: ''
		);
		$sheets[] = array(
			'handle' => $handle,
			'css' => (
				is_file( $file ) ? file_get_contents( $file ) : ''
			) . implode( '', (array) $styles->get_data( $handle, 'after' ) ),
		);
	}
	$own = $widget->style_handle();
	return array(
		'folder' => $folder,
		'html' => $html,
		'sheets' => $sheets,
		'own' => array( $own, ...( $styles->registered[ $own ]->deps ?? array() ) ),
	);
}

function css() {
	foreach ( array( 'SiteOrigin_Widget_Anything_Carousel_Widget' => array( 'items' => array( array( 'title' => 'Rye' ) ) ), 'SiteOrigin_Widget_PostCarousel_Widget' => array( 'posts' => array( 'posts_per_page' => 3 ) ) ) as $class => $data ) {
		$widget = ( new Loader( dirname( \Pagewright\FILE ) ) )->find( $class );
		render_block(
			array(
				'blockName' => $widget->block,
				'attrs' => array( 'widgetData' => $data ),
				'innerBlocks' => array(),
				'innerHTML' => '',
				'innerContent' => array(),
			)
		);
	}
	return Styles::css();
}
