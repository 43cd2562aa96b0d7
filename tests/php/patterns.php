<?php
/**
 * PHP code of patterns.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Patterns;

use Pagewright\Patterns\Patterns;

function patterns() {
	Patterns::register();
	$all = array_filter(
		\WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
		static fn ( $one ) => str_starts_with( $one['name'], 'pagewright/' )
	);
	$names = static function ( array $blocks ) use ( &$names ) {
		$found = array();
		foreach ( $blocks as $block ) {
			$found = array_merge(
				$found,
				array( $block['blockName'] ?? ( '' === trim( $block['innerHTML'] ) ? 'space' : 'text' ) ),
				$names( $block['innerBlocks'] )
			);
		}
		return $found;
	};
	// Some widgets show details of their post.
	$GLOBALS['post'] = get_page_by_path( 'all-widgets' );
	foreach ( $all as &$one ) {
		$one['blocks'] = array_values( array_unique( $names( parse_blocks( $one['content'] ) ) ) );
		$one['html'] = do_blocks( $one['content'] );
	}
	return array_values( $all );
}

function registered_on_page() {
	$registry = \WP_Block_Patterns_Registry::get_instance();
	$before = $registry->is_registered( 'pagewright/cta' );
	return array( $before, do_blocks( '<!-- wp:pattern {"slug":"pagewright/cta"} /-->' ) );
}

function complete( string $without ) {
	$classes = array_diff( array_column( require WP_PLUGIN_DIR . '/pagewright/build/widgets.php', 'class' ), array( $without ) );
	$found = array();
	foreach ( array( 'pricing', 'page-pricing', 'page-blog' ) as $name ) {
		$found[ $name ] = Patterns::is_complete( WP_PLUGIN_DIR . "/pagewright/patterns/$name.php", $classes );
	}
	return $found;
}
