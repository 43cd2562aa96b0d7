<?php
/**
 * PHP code of third-party.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ThirdParty;

use Pagewright\Schema\Loader;

function render( $attributes ) {
	return render_block(
		array(
			'blockName' => 'example/notice',
			'attrs' => $attributes,
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}

function said() {
	$said = array();
	add_action(
		'doing_it_wrong_run',
		static function ( $name, $message ) use ( &$said ) { $said[] = $message;
		},
		10,
		2
	);
	add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
	$dir = get_temp_dir() . 'pagewright-broken';
	wp_mkdir_p( $dir );
	file_put_contents( $dir . '/block.json', '{"name":"x/broken","title":"Broken"}' );
	file_put_contents( $dir . '/widget.json', '{ broken' );
	add_filter( 'pagewright/widgets/folders', static fn () => array( $dir, 7 ) );
	$loader = new Loader( WP_PLUGIN_DIR . '/pagewright' );
	$said[] = isset( $loader->all()['Broken'] ) ? 'there' : 'left out';
	return $said;
}

function form() {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/forms' );
	$request->set_body_params( array( 'widgetClass' => 'PagewrightExample\\EveryField' ) );
	return rest_do_request( $request )->get_data();
}
