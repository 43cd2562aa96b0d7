<?php
/**
 * PHP code of forms-original.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsOriginal;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Rules\Email\Rule;
use Pagewright\Features\ContactForms\Schema;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Features\ContactForms\Template;

function rules_by_form( array $expected ) {
	$names = static fn ( string $template ): array => array_map(
		static fn ( array $rule ): string => trim(
			$rule['rule'] . ' ' . ( isset( $rule['accept'] ) ? implode( ',', $rule['accept'] ) : $rule['threshold'] ?? '' )
		),
		Schema::of( new Form( 5, 'Contact', '', '', 'en_US', array( 'form' => $template ) ) )['rules']
	);
	return array( array_map( $names, $expected ), Types::names() );
}

function rules_with_add_on( int $id ) {
	add_filter( 'pagewright/forms/available-rules', static fn ( $rules ) => $rules + array( 'iban' => Rule::class ) );
	return rest_do_request(
		new \WP_REST_Request( 'OPTIONS', '/contact-form-7/v1/contact-forms/' . $id . '/feedback/schema' )
	)->get_data()['schema']['properties']['rules']['items']['properties']['rule']['enum'];
}

function judge( array $cases ) {
	$judge = static function ( array $case ): array {
		$form = static fn ( string $settings ) => new Form(
			5,
			'Contact',
			'',
			'',
			'en_US',
			array( 'form' => "[acceptance a {$case['options']}] I <b>agree</b> [/acceptance]", 'additional_settings' => $settings )
		);
		$make = static fn ( string $settings ) => new Submission(
			$form( $settings ),
			new Request( isset( $case['sent'] ) ? array( 'a' => $case['sent'] ) : array() )
		);
		$submission = $make( '' );
		$tag = $submission->form->tags()[0];
		$type = Types::of( 'acceptance' );
		$kept = $type->posted( $tag, $case['sent'] ?? null, $submission );
		return array(
			'kept' => $kept,
			'passes' => ! $type->is_unaccepted( $tag, $submission ),
			'passesAsField' => null === $type->refusal( $tag, $make( 'acceptance_as_validation: on' ) ),
			'consent' => $submission->consent,
			'mail' => $type->mail( $tag, $kept, false, $submission ),
		);
	};
	return array_map( $judge, $cases );
}

function errors_in_rules( array $data, int $id ) {
	$schema = rest_do_request(
		new \WP_REST_Request( 'OPTIONS', '/contact-form-7/v1/contact-forms/' . $id . '/feedback/schema' )
	)->get_data()['schema'];
	$wrong = array();
	foreach ( Schema::of( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) )['rules'] as $rule ) {
		$is = rest_validate_value_from_schema( $rule, $schema['properties']['rules']['items'], 'rule' );
		if ( true !== $is ) {
			$wrong[] = $is->get_error_message();
		}
	}
	return $wrong;
}

function consent( array $data ) {
	$submission = new Submission(
		new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ),
		new Request( array( 'a' => '1' ) )
	);
	Types::of( 'acceptance' )->posted( $submission->form->tags()[0], '1', $submission );
	return $submission->consent;
}

function html_and_version( array $data ) {
	add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );
	return array(
		'version' => WPCF7_VERSION,
		'html' => FormRenderer::html( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) ),
	);
}
