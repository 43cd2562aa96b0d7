<?php
/**
 * PHP code of forms-view.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsView;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Submission\Result;
use Pagewright\Features\ContactForms\Template;

function queued( string $before, string $after ) {
	eval( $before );
	eval( $after );
	ob_start();
	wp_script_modules()->print_enqueued_script_modules();
	$modules = ob_get_clean();
	return array(
		'script' => wp_script_is( 'contact-form-7' ),
		'style' => wp_style_is( 'contact-form-7' ),
		'inline' => (string) implode( '', array_filter( (array) wp_scripts()->get_data( 'contact-form-7', 'before' ) ) ),
		'module' => str_contains( $modules, 'contact-form' ),
	);
}

function render( ?string $locale, array $properties, $atts, string $before ) {
	add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );
	eval( $before );
	return FormRenderer::html( new Form( 5, 'Contact', '', '', $locale ?? 'en_US', Template::whole( $properties ) ), $atts );
}

function number_forms( array $data ) {
	$form = new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) );
	$html = array( FormRenderer::html( $form ), FormRenderer::html( $form ) );
	query_posts( 'posts_per_page=1&post_type=page' );
	the_post();
	$html[] = str_replace(
		'p' . get_the_ID() . '-',
		'pID-',
		str_replace( 'value="' . get_the_ID() . '"', 'value="ID"', FormRenderer::html( $form ) )
	);
	return $html;
}

function html_after_submission( array $data ) {
	FormRenderer::show( new Result( 5, 'spam', 'No', '#wpcf7-f5-o2' ), 'wpcf7-f5-o2', array( 'a' => 'sent' ) );
	$form = new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) );
	return FormRenderer::html( $form ) . 'CUT' . FormRenderer::html( $form );
}
