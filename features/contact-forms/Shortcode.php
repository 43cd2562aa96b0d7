<?php
/**
 * Renders the shortcode of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/** `[contact-form-7 id="1234567" title="Contact"]`, and `[contact-form 1 "Contact"]` as very old posts have it. */
final class Shortcode {
	public const TAG = 'contact-form-7';

	/** Tag of posts from before shortcodes contained titles. */
	public const OLD_TAG = 'contact-form';

	private const DEFAULTS = array(
		'id'         => '',
		'hash'       => '',
		'title'      => '',
		'html_id'    => '',
		'html_name'  => '',
		'html_title' => '',
		'html_class' => '',
		'output'     => 'form',
	);

	/** Callback of both shortcodes. Other plugins call it with arguments of any type. */
	public static function shortcode( mixed $atts = null, mixed $content = null, mixed $tag = null ): string {
		return self::render( $atts, is_string( $content ) ? $content : '', is_string( $tag ) ? $tag : self::TAG );
	}

	/** @param mixed $atts Attributes from WordPress: a map, or '' for none. */
	public static function render( mixed $atts, ?string $content = null, string $tag = self::TAG ): string {
		// Other plugins call this function with arguments of any type.
		$given = is_array( $atts ) ? array_filter( $atts, 'is_scalar' ) : array();
		if ( is_feed() ) {
			return self::source( $given, $tag );
		}
		// The filter `shortcode_atts_wpcf7` allows more attributes: values for the option `default:shortcode_attr`.
		$known = shortcode_atts( self::DEFAULTS, self::OLD_TAG === $tag ? array() : $given, 'wpcf7' );
		$form  = self::find( $tag, self::OLD_TAG === $tag ? $given : $known );
		return null === $form ? self::not_found() : FormRenderer::html( $form, $known );
	}

	/** Returns the form that a shortcode shows; null for none. @param array<int|string, mixed> $atts */
	public static function find( string $tag, array $atts ): ?Form {
		return self::OLD_TAG === $tag ? self::old_form( $atts ) : self::form( $atts + self::DEFAULTS );
	}

	/** Finds a form by hash, then by post ID, then by title. @param array<string, mixed> $atts */
	public static function form( array $atts ): ?Form {
		$id    = trim( (string) $atts['id'] );
		$hash  = trim( (string) ( $atts['hash'] ?? '' ) );
		$title = (string) $atts['title'];
		return FormStore::by_hash( $hash )
			?? FormStore::by_hash( $id )
			?? ( ctype_digit( $id ) ? FormStore::find( (int) $id ) : null )
			?? FormStore::by_title( $title );
	}

	/** @param array<int|string, mixed> $atts Number and title, without names. */
	private static function old_form( array $atts ): ?Form {
		$words = array_values( array_filter( $atts, 'is_int', ARRAY_FILTER_USE_KEY ) );
		return FormStore::by_old_id( absint( $words[0] ?? 0 ) ) ?? FormStore::by_title( (string) ( $words[1] ?? '' ) );
	}

	private static function not_found(): string {
		return '<p class="wpcf7-contact-form-not-found"><strong>' . esc_html__( 'Error:', 'pagewright' )
			. '</strong> ' . esc_html__( 'Contact form not found.', 'pagewright' ) . '</p>';
	}

	/** Returns the shortcode as written, for contexts that cannot send forms. @param array<int|string, mixed> $atts */
	private static function source( array $atts, string $tag ): string {
		$words = array();
		foreach ( $atts as $name => $value ) {
			$words[] = is_int( $name )
				? ( ctype_digit( (string) $value ) ? $value : '"' . $value . '"' )
				: $name . '="' . $value . '"';
		}
		return esc_html( '[' . implode( ' ', array( $tag, ...$words ) ) . ']' );
	}
}
