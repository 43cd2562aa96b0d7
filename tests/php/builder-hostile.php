<?php
/**
 * PHP code of builder-hostile.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\BuilderHostile;

use Pagewright\Fields\Builder\Layout;

function pages( array $contents, string $widgets ) {
	eval( $widgets );
	$out = array();
	foreach ( $contents as $content ) {
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			ob_start();
			the_widget( 'SiteOrigin_Widget_LayoutSlider_Widget', array( 'frames' => array( array( 'content' => $content ) ) ) );
			$out[] = ob_get_clean();
		}
	}
	return $out;
}

function without_unknown( string $widgets ) {
	eval( $widgets );
	return Layout::without_unknown(
		array( 'widgets' => array(
			array( 'a' => '&lt;img src=x onerror=alert(1)&gt;kept', 'panels_info' => array( 'class' => 'Test_Raw_Widget', 'grid' => 0 ) ),
			array( 'text' => 'Own', 'panels_info' => array( 'class' => 'SiteOrigin_Widget_Button_Widget' ) ),
			'nothing',
			array(
				'panels_data' => array( 'widgets' => array( array( 'a' => 'deep', 'info' => array( 'class' => 'Test_Raw_Widget' ) ) ) ),
				'panels_info' => array( 'class' => 'SiteOrigin_Panels_Widgets_Layout' ),
			),
		)
		)
	);
}
