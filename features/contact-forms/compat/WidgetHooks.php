<?php
/**
 * Runs the contact form hooks of the SiteOrigin Widgets Bundle.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Submission\Result;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Widget\Store;
use Pagewright\Schema\Widget;

/**
 * Forwards our hooks to the old ones, for forms of widgets only. The instance contains what a submission depends on:
 * title, settings and fields.
 */
final class WidgetHooks {
	private const PREFIX = 'siteorigin_widgets_contact_';

	/** Class of the widget. */
	private const WIDGET = 'SiteOrigin_Widgets_ContactForm_Widget';

	public static function hooks(): void {
		add_action( 'pagewright/forms/begin', array( self::class, 'begin' ) );
		add_filter( 'pagewright/forms/validate', array( self::class, 'validate' ), 10, 2 );
		add_filter( 'pagewright/forms/spam', array( self::class, 'spam' ), 10, 2 );
		add_filter( 'pagewright/forms/mail', array( self::class, 'mail' ), 10, 3 );
		add_action( 'pagewright/forms/sent', array( self::class, 'sent' ) );
		add_action( 'pagewright/forms/submitted', array( self::class, 'submitted' ), 10, 3 );
		add_filter( 'pagewright/widget/view', array( self::class, 'view' ), 10, 3 );
	}

	public static function begin( Submission $submission ): void {
		self::tell( 'before_submit', $submission );
	}

	public static function sent( Submission $submission ): void {
		self::tell( 'sent', $submission, self::fields( $submission ) );
	}

	/**
	 * @param array<string, string> $invalid Errors by field.
	 * @return array<string, string>
	 */
	public static function validate( array $invalid, Submission $submission ): array {
		return self::is_meant( $submission->form ) ? self::errors( 'validation', $invalid, $submission ) : $invalid;
	}

	public static function spam( bool $is_spam, Submission $submission ): bool {
		$errors = $is_spam || ! self::is_meant( $submission->form )
			? array()
			: self::errors( 'spam_check', array(), $submission );
		if ( array() === $errors ) {
			return $is_spam;
		}
		$submission->set_response( wp_strip_all_tags( (string) reset( $errors ) ) );
		$submission->spam_log[] = array(
			'agent'  => self::PREFIX . 'spam_check',
			'reason' => $submission->response(),
		);
		return true;
	}

	/**
	 * @param array<string, mixed> $parts Parts of the mail.
	 * @return array<string, mixed>
	 */
	public static function mail( array $parts, Form $form, string $name ): array {
		if ( 'mail' !== $name || ! self::is_meant( $form ) ) {
			return $parts;
		}
		if (
			'' === $form->properties['widget']['from']
			&& 1 === preg_match( '/<([^<>]+)>\s*$/', (string) $parts['sender'], $found )
		) {
			/**
			 * A filter of the SiteOrigin Widgets Bundle.
			 *
			 * @param string $address That mails come from where a form names none.
			 */
			$address         = sanitize_email( (string) apply_filters( self::PREFIX . 'default_email', $found[1] ) );
			$parts['sender'] = '' === $address
				? $parts['sender']
				: str_replace( $found[0], "<{$address}>", (string) $parts['sender'] );
		}
		/**
		 * A filter of the SiteOrigin Widgets Bundle.
		 *
		 * @param list<string> $headers @param array<string, mixed> $instance
		 */
		$headers                     = apply_filters(
			self::PREFIX . 'email_headers',
			array_values( array_filter( explode( "\n", (string) $parts['additional_headers'] ) ) ),
			self::instance( $form )
		);
		$parts['additional_headers'] = implode(
			"\n",
			array_map(
				static fn ( mixed $header ): string => str_replace( array( "\r", "\n" ), '', (string) $header ),
				array_filter( (array) $headers, 'is_scalar' )
			)
		);
		return $parts;
	}

	public static function submitted( Form $form, Result $result, Submission $submission ): void {
		if ( ! self::is_meant( $form ) ) {
			return;
		}
		if ( ! $submission->is( Submission::MAIL_SENT ) ) {
			self::tell(
				'error',
				$submission,
				self::fields( $submission ),
				array() === $submission->invalid
					? array( '_general' => array( $result->message ) )
					: $submission->invalid
			);
		}
		self::tell(
			'after_submit',
			$submission,
			array( 'status' => $submission->is( Submission::MAIL_SENT ) ? 'success' : 'fail' )
		);
	}

	/** @param mixed $view Template variables. @param array<string, mixed> $data Sanitized data. */
	public static function view( mixed $view, array $data, Widget $widget ): mixed {
		if (
			self::WIDGET === $widget->class
			&& is_array( $view )
			&& isset( $view['success'] )
			&& has_filter( self::PREFIX . 'success_message' )
		) {
			/** A filter of the SiteOrigin Widgets Bundle. @param string $html @param array<string, mixed> $instance */
			$view['success'] = wp_kses_post(
				(string) apply_filters( self::PREFIX . 'success_message', $view['success'], $data )
			);
		}
		return $view;
	}

	/**
	 * @param array<string, string> $errors Errors by field so far.
	 * @return array<string, string>
	 */
	private static function errors( string $what, array $errors, Submission $submission ): array {
		$hook = self::PREFIX . $what;
		if ( ! has_filter( $hook ) ) {
			return $errors;
		}
		/**
		 * A filter of the SiteOrigin Widgets Bundle.
		 *
		 * @param array<string, string> $errors @param array<string, mixed> $post @param array<string, mixed> $fields
		 *    @param array<string, mixed> $instance
		 */
		$changed = (array) apply_filters( // phpcs:ignore WordPress.NamingConventions.ValidHookName -- original names.
			$hook,
			$errors,
			$submission->request->fields,
			self::fields( $submission ),
			self::instance( $submission->form )
		);
		$first   = (string) ( $submission->form->tags()[0]->name ?? '' );
		$named   = array();
		foreach ( $changed as $name => $error ) {
			$text = is_array( $error ) ? reset( $error ) : $error;
			// An error of the whole form appears at its first field.
			if ( is_scalar( $text ) ) {
				$named[ '_general' === $name ? $first : (string) $name ] = (string) $text;
			}
		}
		return $named;
	}

	/**
	 * @return array<string, mixed> Sent values: `message` contains label and value of each field; `name`, `email` and
	 *    `subject` if the form has them.
	 */
	private static function fields( Submission $submission ): array {
		$fields = array( 'message' => array() );
		foreach ( (array) ( $submission->form->properties['widget']['fields'] ?? array() ) as $field ) {
			$value = $submission->posted[ $field['name'] ] ?? '';
			$text  = implode( ', ', array_filter( (array) $value, 'is_string' ) );
			if ( in_array( $field['type'], array( 'name', 'email', 'subject' ), true ) ) {
				$fields[ $field['type'] ] = $text;
			}
			$fields['message'][] = array(
				'label' => $field['label'],
				'value' => $text,
			);
		}
		return $fields;
	}

	/** @return array<string, mixed> Values in the format of saved data. */
	private static function instance( Form $form ): array {
		$widget = (array) $form->properties['widget'];
		return array(
			'title'    => $widget['title'],
			'settings' => array(
				'to'              => implode( ', ', $widget['to'] ),
				'from'            => $widget['from'],
				'default_subject' => $widget['subject'],
				'subject_prefix'  => $widget['prefix'],
				'success_message' => $widget['success'],
				'log_ip_address'  => $widget['has_ip'],
			),
			'fields'   => $widget['fields'],
		);
	}

	private static function tell( string $what, Submission $submission, mixed ...$more ): void {
		if ( self::is_meant( $submission->form ) ) {
			do_action( self::PREFIX . $what, self::instance( $submission->form ), ...$more );
		}
	}

	private static function is_meant( Form $form ): bool {
		return Store::POST_TYPE === $form->kind && isset( $form->properties['widget'] );
	}
}
