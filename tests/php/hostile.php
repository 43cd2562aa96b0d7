<?php
/**
 * PHP code of hostile.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Hostile;

function send( string $role, array $list, string $widget_class, string $block ) {
	wp_set_current_user( get_users( array( 'role' => $role, 'fields' => 'ids' ) )[0] );
	// On a network, administrators do not have unfiltered_html either; users with it have their
	// own test.
	add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
	$notices = array();
	set_error_handler(
		static function ( $level, $message, $file, $line ) use ( &$notices ) {
			$notices[] = "$message in $file:$line";
			return true;
		}
	);
	$out = array();
	foreach ( $list as $data ) {
		$answers = array();
		foreach ( array( 'previews', 'forms' ) as $route ) {
			$notices = array();
			$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/' . $route );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( wp_json_encode( array( 'widgetClass' => $widget_class, 'widgetData' => $data ) ) );
			$response = rest_do_request( $request );
			$body = $response->get_data();
			$answers[] = array(
				'status' => $response->get_status(),
				'html' => is_string( $body ) ? $body : ( $body['html'] ?? '' ),
				'notices' => $notices,
			);
		}
		$notices = array();
		$attributes = array(
			'widgetData' => $data,
			'anchor' => 'x" onclick="alert(1)',
			'className' => 'y"><script>alert(1)</script>',
		);
		// Filters like saving a post.
		$saved = static fn ( $values ) => filter_block_kses_value( $values, 'post', array(), array( 'blockName' => $block ) );
		$html = render_block(
			array(
				'blockName' => $block,
				'attrs' => $saved( $attributes ),
				'innerBlocks' => array(),
				'innerHTML' => '',
				'innerContent' => array(),
			)
		);
		// Not through render_block(): older versions of WordPress throw an error for a class
		// name that is a list, for any block.
		$html .= call_user_func(
			\WP_Block_Type_Registry::get_instance()->get_registered( $block )->render_callback,
			array_fill_keys( array( 'widgetClass', 'widgetData', 'anchor', 'className', 'widgetMarkup' ), $saved( $data ) )
		);
		$answers[] = array( 'status' => 200, 'html' => $html, 'notices' => $notices );
		$out[] = $answers;
	}
	return $out;
}
