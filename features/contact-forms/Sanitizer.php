<?php
/**
 * Sanitizes a form that an editor sends.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/** Returns a copy of a form with the properties that were sent; the others stay. */
final class Sanitizer {
	private const LOCALE = '/^[a-z]{2,3}(?:_[A-Za-z_]{2,})?$/D';

	private const FALLBACK_LOCALE = 'en_US';

	/** @param array<string, mixed> $sent title, locale, form, mail, mail_2, messages, additional_settings. */
	public static function apply( Form $form, array $sent ): Form {
		$changes    = array();
		$properties = array();
		foreach ( $sent as $name => $value ) {
			match ( $name ) {
				'title'               => $changes['title'] = self::title( $value ),
				'locale'              => $changes['locale'] = self::locale( $value ),
				'form'                => $properties['form'] = self::markup( trim( self::text( $value ) ) ),
				'mail'                => $properties['mail'] = array_merge(
					self::others( $form->mail(), Template::MAIL ),
					self::mail( $value ),
					array( 'active' => true )
				),
				'mail_2'              => $properties['mail_2'] = array_merge(
					self::others( $form->mail( 'mail_2' ), Template::MAIL ),
					self::mail( $value )
				),
				'messages'            => $properties['messages'] = self::messages(
					$value,
					(array) ( $form->properties['messages'] ?? array() )
				),
				'additional_settings' => $properties['additional_settings'] = trim( self::text( $value ) ),
				default               => null,
			};
		}
		return $form->with( array( 'properties' => $properties ) + $changes );
	}

	public static function title( mixed $value ): string {
		$title = trim( wp_strip_all_tags( self::text( $value ) ) );
		return '' === $title ? __( 'Untitled form', 'pagewright' ) : $title;
	}

	public static function locale( mixed $value ): string {
		$locale = trim( self::text( $value ) );
		return 1 === preg_match( self::LOCALE, $locale ) ? $locale : self::FALLBACK_LOCALE;
	}

	/** @return array<string, mixed> Complete mail template; properties that were not sent are empty. */
	private static function mail( mixed $value ): array {
		$sent = is_array( $value ) ? $value : array();
		$mail = Template::MAIL;
		foreach ( $mail as $key => $empty ) {
			$mail[ $key ] = is_bool( $empty )
				? rest_sanitize_boolean( self::flag( $sent[ $key ] ?? false ) )
				: trim( self::text( $sent[ $key ] ?? '' ) );
		}
		$lines                      = array_map( 'trim', explode( "\n", $mail['additional_headers'] ) );
		$mail['additional_headers'] = implode(
			"\n",
			array_filter( $lines, static fn ( string $line ): bool => '' !== $line )
		);
		$mail['body']               = self::markup( $mail['body'] );
		return $mail;
	}

	/**
	 * Returns the stored values of unknown names.
	 *
	 * @param array<string, mixed> $own @param array<string, mixed> $known @return array<string, mixed>
	 */
	private static function others( array $own, array $known ): array {
		return array_diff_key( $own, $known );
	}

	private static function flag( mixed $value ): bool|string|int {
		return is_bool( $value ) || is_string( $value ) || is_int( $value ) ? $value : (bool) $value;
	}

	/**
	 * @param array<string, mixed> $own Stored values of the form.
	 * @return array<string, string> Known values, and the stored values of add-ons that are not active.
	 */
	private static function messages( mixed $value, array $own ): array {
		$known = array_filter( array_merge( $own, is_array( $value ) ? $value : array() ), 'is_scalar' );
		return array_map(
			static fn ( mixed $text ): string => trim( self::text( $text ) ),
			array_intersect_key( $known, Messages::all() )
		)
			+ self::others( $own, Messages::all() );
	}

	/** Returns text with line ends as they are stored; '' for other types. */
	private static function text( mixed $value ): string {
		return is_scalar( $value )
			? str_replace( array( "\r\n", "\r" ), "\n", mb_scrub( (string) $value, 'UTF-8' ) )
			: '';
	}

	/** Keeps only elements of posts and forms for users without `unfiltered_html`. */
	private static function markup( string $text ): string {
		return current_user_can( 'unfiltered_html' )
			? $text
			: wp_kses( $text, self::elements(), wp_allowed_protocols() );
	}

	/** @return array<string, array<string, bool>> */
	private static function elements(): array {
		$common = array_fill_keys(
			array(
				'id',
				'class',
				'style',
				'title',
				'lang',
				'dir',
				'role',
				'tabindex',
				'hidden',
				'name',
				'disabled',
				'data-*',
				'aria-describedby',
				'aria-details',
				'aria-hidden',
				'aria-invalid',
				'aria-label',
				'aria-labelledby',
				'aria-live',
				'aria-required',
			),
			true
		);
		$form   = array(
			'button'   => array( 'type', 'value' ),
			'datalist' => array(),
			'fieldset' => array(),
			'input'    => array(
				'accept',
				'alt',
				'autocomplete',
				'capture',
				'checked',
				'list',
				'max',
				'maxlength',
				'min',
				'minlength',
				'multiple',
				'pattern',
				'placeholder',
				'readonly',
				'required',
				'size',
				'src',
				'step',
				'type',
				'value',
				'width',
				'height',
			),
			'label'    => array( 'for' ),
			'legend'   => array(),
			'meter'    => array( 'value', 'min', 'max', 'low', 'high', 'optimum' ),
			'optgroup' => array( 'label' ),
			'option'   => array( 'label', 'selected', 'value' ),
			'output'   => array( 'for' ),
			'progress' => array( 'max', 'value' ),
			'select'   => array( 'autocomplete', 'multiple', 'required', 'size' ),
			'textarea' => array(
				'autocomplete',
				'cols',
				'maxlength',
				'minlength',
				'placeholder',
				'readonly',
				'required',
				'rows',
				'wrap',
			),
		);
		$all    = wp_kses_allowed_html( 'post' );
		foreach ( $form as $element => $attributes ) {
			$all[ $element ] = array_merge(
				(array) ( $all[ $element ] ?? array() ),
				$common,
				array_fill_keys( $attributes, true )
			);
		}
		/**
		 * Filters the elements and attributes that users without `unfiltered_html` may use in forms and mails.
		 *
		 * @example add_filter( 'pagewright/forms/elements-allowed', fn ( $all ) => $all + array( 'marquee' => array() ) );
		 * @param array<string, array<string, bool>> $all Elements in the format of wp_kses().
		 */
		return (array) apply_filters( 'pagewright/forms/elements-allowed', $all );
	}
}
