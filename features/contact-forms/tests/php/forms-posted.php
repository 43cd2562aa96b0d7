<?php
/**
 * PHP code of forms-posted.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsPosted;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Features\ContactForms\Template;

function judge( array $data, $fields, string $before ) {
	eval( $before );
	$form = new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) );
	$submission = new Submission( $form, new Request( $fields ) );
	$tag = $form->tags()[0];
	$type = Types::of( $tag->type );
	$kept = $type->posted( $tag, $submission->request->fields[ $tag->name ] ?? null, $submission );
	$submission->files = array( 'f' => array( '/tmp/1/a.txt', '/tmp/2/b<i>.txt' ) );
	return array(
		'kept' => $kept,
		'refused' => $type->refusal( $tag, $submission ),
		'isUnaccepted' => $type->is_unaccepted( $tag, $submission ),
		'plain' => $type->mail( $tag, $kept, false, $submission ),
		'html' => $type->mail( $tag, $kept, true, $submission ),
		'consent' => $submission->consent,
	);
}

function html_of_captcha( array $data, string $drawer ) {
	eval( $drawer );
	add_filter( 'pagewright/forms/autop', '__return_false' );
	return FormRenderer::html( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) );
}

function draw_twice( array $data, string $drawer ) {
	eval( $drawer );
	$form = new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) );
	$pictures = 'Pagewright\Features\ContactForms\Tags\Captcha\Pictures';
	$draw = fn () => Types::of( 'captchac' )->refill( $form->tags()[0], $form )['captcha']['a'];
	$first = $draw();
	$prefix = fn ( $url ) => basename( $url, '.png' );
	$wrong = $pictures::is_right( $prefix( $first ), 'XXXX' );
	$second = $prefix( $draw() );
	return array( $first, $wrong, $pictures::is_right( $second, 'abcd' ), $pictures::is_right( $second, 'abcd' ) );
}
