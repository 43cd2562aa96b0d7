<?php
/**
 * PHP code of json-output.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\JsonOutput;

use Pagewright\Blocks\Renderer;
use Pagewright\Editor\FormRoot;
use Pagewright\Fields\Registry;
use Pagewright\Output\Json;
use Pagewright\Output\Text;
use Pagewright\Schema\Loader;

function print_everywhere( array $value ) {
	return array(
		// Like the content of a post: shortcodes run, and other code can escape again.
		do_shortcode(
			'<p data-a="' . Json::attribute( $value ) . '"></p><p data-a="' . esc_attr( Json::attribute( $value ) ) . '"></p>'
		),
		do_shortcode( '<p data-a="' . esc_attr( Json::text( $value ) ) . '"></p>' ),
		do_shortcode( '<script type="application/json">' . Json::script( $value ) . '</script>' ),
	);
}

function texts() {
	return array( json_decode( Json::text( "a\xff[b" ) ), Json::text( (object) array() ) );
}

function render( string $block, string $widget_class, $given_data ) {
	$views = array();
	$keep = static function ( $view, $data, $widget ) use ( &$views ) {
		$views[] = $view;
		return $view;
	};
	add_filter( 'pagewright/widget/view', $keep, 999, 3 );
	$html = render_block(
		array(
			'blockName' => $block,
			'attrs' => array( 'widgetClass' => $widget_class, 'widgetData' => $given_data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
	remove_filter( 'pagewright/widget/view', $keep, 999 );
	// Scripts receive plain text.
	$views = array_merge( $views, Text::plain( $views ) );
	return array( 'html' => do_shortcode( $html ), 'views' => json_decode( wp_json_encode( $views ), true ) );
}

function saved( array $data ) {
	return filter_block_kses_value( $data, 'post' );
}

function print_keys( string $text ) {
	$wrapper = static fn ( $data ) => array( 'odd' => array( 'text' => $text ) );
	add_filter( 'siteorigin_widgets_wrapper_data_sow-button', $wrapper );
	ob_start();
	the_widget( 'SiteOrigin_Widget_Button_Widget', array( 'text' => 'Button' ) );
	$html = ob_get_clean();
	remove_filter( 'siteorigin_widgets_wrapper_data_sow-button', $wrapper );
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$form = new FormRoot( $schema, new Renderer( $schema, new Registry() ) );
	return $html . $form->html( $schema->find( 'SiteOrigin_Widget_Button_Widget' ), array( 'text' => $text ) );
}
