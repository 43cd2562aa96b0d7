<?php
/**
 * Functions of Contact Form 7 that add-ons call.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Compat\Current;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Mail\MailTags;
use Pagewright\Features\ContactForms\Rules\Rules;

/**
 * Registers form tag types.
 *
 * @param list<string>|string $tag_types @param callable $callback Takes a WPCF7_FormTag, gives HTML. @param
 *    array<string, bool>|bool|string $features See Tags\TagType::features().
 */
function wpcf7_add_form_tag( $tag_types, $callback, $features = '' ) {
	WPCF7_FormTagsManager::get_instance()->add( $tag_types, $callback, $features );
}

/** @deprecated Name in older versions. */
function wpcf7_add_shortcode( $tag_types, $callback, $has_name = false ) {
	wpcf7_add_form_tag( $tag_types, $callback, (bool) $has_name );
}

/** @return WPCF7_ContactForm|null The form of a post. */
function wpcf7_contact_form( $id ) {
	return WPCF7_ContactForm::get_instance( $id );
}

/** @return WPCF7_ContactForm|null The form that is being rendered or submitted. */
function wpcf7_get_current_contact_form() {
	return Current::current();
}

/** @return WPCF7_ContactForm|null A form by its hash or the start of it. */
function wpcf7_get_contact_form_by_hash( $hash ) {
	$form = FormStore::by_hash( (string) $hash );
	return null === $form ? null : Current::form( $form );
}

/** @return WPCF7_ContactForm|null */
function wpcf7_get_contact_form_by_title( $title ) {
	$form = FormStore::by_title( (string) $title );
	return null === $form ? null : Current::form( $form );
}

/**
 * @return list<WPCF7_FormTag> Tags of the current form. @param array<string, mixed>|null $cond As in
 *    WPCF7_ContactForm::scan_form_tags().
 */
function wpcf7_scan_form_tags( $cond = null ) {
	return Current::current()?->scan_form_tags( $cond ) ?? array();
}

/** @return string Error of the field as HTML; '' for none. */
function wpcf7_get_validation_error( $name ) {
	$error = WPCF7_Submission::get_instance()?->get_invalid_field( (string) $name );
	return is_array( $error )
		? sprintf( '<span class="wpcf7-not-valid-tip" aria-hidden="true">%s</span>', esc_html( $error['reason'] ) )
		: '';
}

/** @return string Text of a message of the current form. */
function wpcf7_get_message( $status ) {
	return Current::current()?->message( $status ) ?? '';
}

/** @return string Classes of a control. */
function wpcf7_form_controls_class( $type, $fallback = '' ) {
	$type = trim( (string) $type );
	$base = rtrim( $type, '*' );
	return implode(
		' ',
		array_unique(
			array_filter(
				array(
					...explode( ' ', (string) $fallback ),
					'wpcf7-form-control',
					"wpcf7-{$base}",
					str_ends_with( $type, '*' ) ? 'wpcf7-validates-as-required' : '',
				)
			)
		)
	);
}

/**
 * @return string Attributes as escaped HTML. @param array<string, mixed> $atts True renders no value; null, false and
 *    '' (except for value and alt) are left out.
 */
function wpcf7_format_atts( $atts ) {
	$out = array();
	foreach ( (array) $atts as $name => $value ) {
		$name = strtolower( trim( (string) $name ) );
		if (
			1 !== preg_match( '/^[a-z_:][a-z_:.0-9-]*$/', $name )
			|| null === $value
			|| false === $value
			|| ( '' === $value && ! in_array( $name, array( 'value', 'alt', 'action' ), true ) )
		) {
			continue;
		}
		$out[] = true === $value ? $name : sprintf( '%s="%s"', $name, esc_attr( (string) $value ) );
	}
	return implode( ' ', $out );
}

/**
 * @return string Text with mail tags of the current submission replaced. @param array<string, mixed>|string $args
 *    `html`.
 */
function wpcf7_mail_replace_tags( $content, $args = '' ) {
	$submission = WPCF7_Submission::get_instance();
	return null === $submission
		? (string) $content
		: (
			new MailTags( $submission->pagewright_submission(), ! empty( wp_parse_args( $args )['html'] ) )
		)->replace( (string) $content );
}

/** @return WPCF7_SWV_Rule A rule for WPCF7_SWV_Schema::add_rule(). @param array<string, mixed>|string $properties */
function wpcf7_swv_create_rule( $rule_name, $properties = '' ) {
	$properties = array( 'rule' => (string) $rule_name ) + (array) wp_parse_args( $properties );
	return in_array( $rule_name, array( 'all', 'any' ), true )
		? new WPCF7_SWV_Schema( $properties )
		: new WPCF7_SWV_Rule( $properties );
}

/** Returns whether the text is an email address. */
function wpcf7_is_email( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'email', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** Returns whether the text is a URL with a protocol that WordPress allows. */
function wpcf7_is_url( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'url', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** Returns whether the text is a phone number. */
function wpcf7_is_tel( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'tel', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** Returns whether the text is a number. */
function wpcf7_is_number( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'number', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** Returns whether the text is a date, `YYYY-MM-DD`. */
function wpcf7_is_date( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'date', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** Returns whether the text is a time, `HH:MM` or `HH:MM:SS`. */
function wpcf7_is_time( $text ) {
	return '' !== trim( (string) $text )
		&& Rules::accept( array( 'rule' => 'time', 'field' => 'it' ), new Input( array( 'it' => (string) $text ) ) );
}

/** @return mixed Text, or nested lists of text, with surrounding white space removed. */
function wpcf7_strip_newline( $text ) {
	return trim( str_replace( array( "\r", "\n" ), '', (string) $text ) );
}

/** @return string URL of a file of the plugin. */
function wpcf7_plugin_url( $path = '' ) {
	return plugins_url( (string) $path, \Pagewright\FILE );
}

/** Returns whether browsers may validate forms. */
function wpcf7_support_html5() {
	return (bool) apply_filters( 'wpcf7_support_html5', true );
}

/** Verifies a nonce, for signed-in users only. */
function wpcf7_verify_nonce( $nonce, $action = 'wp_rest' ) {
	return wp_verify_nonce( (string) $nonce, $action );
}

/** @return string Nonce for forms of signed-in users. */
function wpcf7_create_nonce( $action = 'wp_rest' ) {
	return wp_create_nonce( $action );
}

/** Returns whether the module for browsers is loaded. */
function wpcf7_load_js() {
	return (bool) apply_filters( 'pagewright/forms/load-script', true );
}

/** Returns whether the style sheet is loaded. */
function wpcf7_load_css() {
	return (bool) apply_filters( 'pagewright/forms/load-style', true );
}
