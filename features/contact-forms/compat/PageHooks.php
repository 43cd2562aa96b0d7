<?php
/**
 * Runs the hooks of Contact Form 7 for forms and their tags.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Forwards our hooks to the old ones that have callbacks. */
final class PageHooks {
	private const ATTRIBUTES = array(
		'class'        => 'wpcf7_form_class_attr',
		'id'           => 'wpcf7_form_id_attr',
		'name'         => 'wpcf7_form_name_attr',
		'action'       => 'wpcf7_form_action_url',
		'enctype'      => 'wpcf7_form_enctype',
		'autocomplete' => 'wpcf7_form_autocomplete',
		'novalidate'   => 'wpcf7_form_novalidate',
	);

	public static function hooks(): void {
		add_filter( 'pagewright/forms/tag', array( self::class, 'tag' ) );
		add_filter( 'pagewright/forms/rules', array( self::class, 'rules' ), 10, 2 );
		add_filter( 'pagewright/forms/elements', array( self::class, 'elements' ), 10, 2 );
		add_filter( 'pagewright/forms/hidden-fields', array( self::class, 'hidden_fields' ), 10, 2 );
		add_filter( 'pagewright/forms/form-attributes', array( self::class, 'attributes' ), 10, 2 );
		add_filter( 'pagewright/forms/output', array( self::class, 'output' ), 10, 2 );
		add_filter( 'pagewright/forms/autop', array( self::class, 'autop' ) );
		add_filter( 'pagewright/forms/load-script', array( self::class, 'load_script' ) );
		add_filter( 'pagewright/forms/load-style', array( self::class, 'load_style' ) );
		add_filter( 'pagewright/forms/messages', array( self::class, 'messages' ) );
		add_filter( 'pagewright/forms/message', array( self::class, 'message' ), 10, 2 );
		add_filter( 'pagewright/forms/form-properties', array( self::class, 'properties' ), 10, 2 );
		add_action( 'pagewright/forms/created', array( self::class, 'created' ) );
		add_action( 'pagewright/forms/updated', array( self::class, 'updated' ) );
		add_action( 'pagewright/forms/saved', array( self::class, 'saved' ) );
	}

	public static function tag( Tag $tag ): Tag {
		if ( ! has_filter( 'wpcf7_form_tag' ) ) {
			return $tag;
		}
		/** A filter of Contact Form 7. @param array<string, mixed> $tag Properties of the tag. @param bool $replace */
		$changed = apply_filters( 'wpcf7_form_tag', get_object_vars( $tag ), false );
		return $changed instanceof Tag || is_array( $changed ) ? new \WPCF7_FormTag( $changed ) : $tag;
	}

	/**
	 * @param list<array<string, mixed>> $rules Rules of the schema.
	 * @return list<array<string, mixed>>
	 */
	public static function rules( array $rules, Form $form ): array {
		if ( ! has_action( 'wpcf7_swv_create_schema' ) ) {
			return $rules;
		}
		$schema = new \WPCF7_SWV_Schema();
		/**
		 * An action of Contact Form 7.
		 *
		 * @param WPCF7_SWV_Schema $schema Takes more rules. @param WPCF7_ContactForm $form
		 */
		do_action( 'wpcf7_swv_create_schema', $schema, Current::form( $form ) );
		return array( ...$rules, ...$schema->to_array()['rules'] );
	}

	public static function elements( string $html, FormRenderer $renderer ): string {
		Current::renders( $renderer );
		/** A filter of Contact Form 7. @param string $html The fields' HTML. */
		return (string) apply_filters( 'wpcf7_form_elements', $html );
	}

	/**
	 * @param array<string, string> $fields Name => value.
	 * @return array<string, string>
	 */
	public static function hidden_fields( array $fields, FormRenderer $renderer ): array {
		Current::renders( $renderer );
		/** A filter of Contact Form 7. @param array<string, string> $fields More hidden fields. */
		return array_merge(
			$fields,
			array_map( 'strval', (array) apply_filters( 'wpcf7_form_hidden_fields', array() ) )
		);
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the form element.
	 * @return array<string, mixed>
	 */
	public static function attributes( array $attributes, FormRenderer $renderer ): array {
		Current::renders( $renderer );
		foreach ( self::ATTRIBUTES as $name => $hook ) {
			if ( has_filter( $hook ) ) {
				$attributes[ $name ] = apply_filters( $hook, $attributes[ $name ] ?? '' );
			}
		}
		/** A filter of Contact Form 7. @param array<string, mixed> $more More attributes of the form element. */
		return array_merge( $attributes, (array) apply_filters( 'wpcf7_form_additional_atts', array() ) );
	}

	public static function output( string $html, FormRenderer $renderer ): string {
		if ( ! has_filter( 'wpcf7_form_response_output' ) ) {
			return $html;
		}
		$form = Current::renders( $renderer );
		/**
		 * A filter of Contact Form 7.
		 *
		 * @param string $html The element. @param string $class Its class. @param string $text Its text. @param
		 *    WPCF7_ContactForm $form @param string $status
		 */
		return (string) apply_filters(
			'wpcf7_form_response_output',
			$html,
			'wpcf7-response-output',
			wp_strip_all_tags( $html ),
			$form,
			''
		);
	}

	public static function autop( bool $is_on ): bool {
		/** A filter of Contact Form 7. @param bool $is_on @param array<mixed> $options */
		return (bool) apply_filters( 'wpcf7_autop_or_not', $is_on, array() );
	}

	public static function load_script( bool $is_on ): bool {
		/** A filter of Contact Form 7. @param bool $is_on */
		return (bool) apply_filters(
			'wpcf7_load_js',
			$is_on && ( ! defined( 'WPCF7_LOAD_JS' ) || (bool) WPCF7_LOAD_JS )
		);
	}

	public static function load_style( bool $is_on ): bool {
		/** A filter of Contact Form 7. @param bool $is_on */
		return (bool) apply_filters(
			'wpcf7_load_css',
			$is_on && ( ! defined( 'WPCF7_LOAD_CSS' ) || (bool) WPCF7_LOAD_CSS )
		);
	}

	/**
	 * @param array<string, array{description: string, default: string}> $messages By key.
	 * @return array<string, array{description: string, default: string}>
	 */
	public static function messages( array $messages ): array {
		/** A filter of Contact Form 7. @param array<string, array{description: string, default: string}> $messages */
		return (array) apply_filters( 'wpcf7_messages', $messages );
	}

	public static function message( string $text, string $key ): string {
		/** A filter of Contact Form 7. @param string $text @param string $key Such as `invalid_required`. */
		return (string) apply_filters( 'wpcf7_display_message', $text, $key );
	}

	/**
	 * @param array<string, mixed> $properties Properties of the form.
	 * @return array<string, mixed>
	 */
	public static function properties( array $properties, ?Form $form = null ): array {
		/** A filter of Contact Form 7. @param array<string, mixed> $properties @param WPCF7_ContactForm|null $form */
		return (array) apply_filters(
			'wpcf7_contact_form_properties',
			$properties,
			null === $form ? null : Current::form( $form )
		);
	}

	public static function created( Form $form ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form */
		do_action( 'wpcf7_after_create', Current::form( $form ) );
	}

	public static function updated( Form $form ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form */
		do_action( 'wpcf7_after_update', Current::form( $form ) );
	}

	public static function saved( Form $form ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form */
		do_action( 'wpcf7_after_save', Current::form( $form ) );
	}
}
