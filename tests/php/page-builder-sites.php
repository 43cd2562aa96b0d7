<?php
/**
 * PHP code of page-builder-sites.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PageBuilderSites;

use Pagewright\PageBuilder\Widgets;

function save( $instance ) {
	update_option( 'widget_siteorigin-panels-builder', array( 3 => $instance, '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'siteorigin-panels-builder-3' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

function screen() {
	require_once ABSPATH . 'wp-admin/includes/widgets.php';
	ob_start();
	$GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Panels_Widgets_Layout']->form(
		get_option( 'widget_siteorigin-panels-builder' )[3]
	);
	return ob_get_clean();
}

function kept() {
	$widget = $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Panels_Widgets_Layout'];
	$old = get_option( 'widget_siteorigin-panels-builder' )[3];
	return array( $widget->update( array(), $old ) === $old, $widget->update( $old, $old ) === $old );
}

function empty_sidebars() {
	delete_option( 'widget_siteorigin-panels-builder' );
	update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
}

function stored( array $with_script ) {
	wp_set_current_user( 0 );
	return Widgets::find( 'SiteOrigin_Panels_Widgets_Layout' )->update( array( 'panels_data' => $with_script ), array() );
}

function found( int $id ) {
	foreach ( array( 'loop-test.php' => '<ol><?php while ( have_posts() ) { the_post(); echo "<li>", get_the_title(), "</li>"; } ?></ol>', 'content-test.php' => '<p><?php the_title(); ?></p>', 'secret.php' => 'secret' ) as $file => $code ) {
		file_put_contents( get_theme_root() . '/test-classic/' . $file, $code );
	}
	$GLOBALS['post'] = get_post( $id );
	setup_postdata( $GLOBALS['post'] );
	$main = $GLOBALS['wp_query'];
	$html = array();
	Widgets::find( 'SiteOrigin_Panels_Widgets_PostLoop' );
	foreach ( array( array( 'template' => 'loop-test.php', 'title' => 'News', 'posts' => 'post_type=post&post__in=1' ), array( 'template' => 'content-test.php', 'post_type' => 'post', 'posts_per_page' => 1, 'orderby' => 'ID', 'order' => 'ASC' ), array( 'template' => 'secret.php' ), array( 'template' => '../../../wp-config.php' ), array( 'template' => 'loop-none.php' ), array( 'template' => array( 'loop-test.php' ) ) ) as $instance ) {
		ob_start();
		the_widget( 'SiteOrigin_Panels_Widgets_PostLoop', $instance, array( 'before_widget' => '', 'after_widget' => '' ) );
		$html[] = ob_get_clean();
	}
	return array( 'html' => $html, 'id' => get_the_ID(), 'same' => $main === $GLOBALS['wp_query'] );
}

function html( int $id ) {
	$GLOBALS['post'] = get_post( $id );
	ob_start();
	Widgets::find( 'SiteOrigin_Panels_Widgets_PostContent' );
	the_widget( 'SiteOrigin_Panels_Widgets_PostContent', array( 'type' => 'title' ) );
	return ob_get_clean();
}

function forget() {
	foreach ( array( 'pagewright_layouts', 'siteorigin_panels_settings', 'siteorigin_panels_active_version' ) as $name ) {
		delete_option( $name );
	}
}

function id( string $layout_block ) {
	return wp_insert_post(
		wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'B', 'post_content' => $layout_block ) )
	);
}
