<?php
/**
 * Shared code of the routes of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Hooks;
use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Sanitizer;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Rest\Endpoint;
use Pagewright\Rest\PublicError;

/** Routes for editors: namespace, refusal, and the format of a form. */
abstract class ContactFormEndpoint extends Endpoint {
	/** Contact Form 7 has its own routes, and its own screens. */
	protected function is_available(): bool {
		return ! Hooks::is_original_here();
	}

	protected function route_namespace(): string {
		return 'contact-form-7/v1';
	}

	protected function refusal(): \WP_Error {
		return new \WP_Error( 'wpcf7_forbidden', self::no_right(), array( 'status' => 403 ) );
	}

	protected static function no_right(): string {
		return __( 'Sorry, you are not allowed to manage contact forms.', 'pagewright' );
	}

	/** @throws PublicError 404 when the form does not exist. */
	protected static function existing( ?Form $form ): Form {
		return $form
			?? throw new PublicError( 'wpcf7_not_found', esc_html__( 'Contact form not found.', 'pagewright' ), 404 );
	}

	/**
	 * Returns the form with the sent changes; saves it only if requested.
	 *
	 * @throws PublicError 500 when it could not be saved.
	 */
	protected static function changed( Form $form, \WP_REST_Request $request ): Form {
		$changed = Sanitizer::apply( $form, self::sent( $request ) );
		if ( 'save' !== $request['context'] ) {
			return $changed;
		}
		try {
			$saved = FormStore::save( $changed );
			self::keep_store( $saved, $request['pagewright_store'] );
			return $saved;
		} catch ( \RuntimeException $error ) {
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of the database error.
			throw new PublicError(
				'wpcf7_cannot_save',
				esc_html__( 'The contact form could not be saved.', 'pagewright' ),
				500
			);
		}
	}

	/** @return array<string, mixed> Sent properties of a form. */
	protected static function sent( \WP_REST_Request $request ): array {
		return array_intersect_key(
			$request->get_params(),
			array_flip( array( 'title', 'locale', ...Form::PROPERTIES ) )
		);
	}

	/** Saves whether submissions are stored. Contact Form 7 has no such property, so it has our own name. */
	private static function keep_store( Form $form, mixed $is_wanted ): void {
		if ( is_bool( $is_wanted ) ) {
			if ( $is_wanted ) {
				update_post_meta( $form->id, Keeper::META, '1' );
			} else {
				delete_post_meta( $form->id, Keeper::META );
			}
		}
	}

	/** @return array<string, mixed> */
	protected static function shown( Form $form ): array {
		$properties = array_intersect_key( $form->properties, array_flip( array( 'mail', 'mail_2', 'messages' ) ) );
		return array(
			'id'               => 0 === $form->id ? null : $form->id,
			'slug'             => '' === $form->slug ? null : $form->slug,
			'title'            => $form->title,
			'locale'           => $form->locale,
			'properties'       => array(
				'form'                => array(
					'content' => $form->template(),
					'fields'  => array_map( self::field( ... ), $form->tags() ),
				),
				'mail'                => $properties['mail'] ?? array(),
				'mail_2'              => $properties['mail_2'] ?? array(),
				'messages'            => $properties['messages'] ?? array(),
				'additional_settings' => array(
					'content'  => (string) ( $form->properties['additional_settings'] ?? '' ),
					'settings' => self::settings( (string) ( $form->properties['additional_settings'] ?? '' ) ),
				),
			),
			// Our additions: the hash that shortcodes contain, and whether submissions are stored.
			'hash'             => substr( $form->hash, 0, 7 ),
			'pagewright_store' => 0 !== $form->id && '1' === get_post_meta( $form->id, Keeper::META, true ),
		);
	}

	/** @return array<string, mixed> The form with its configuration errors, by section. */
	protected static function shown_with_errors( Form $form ): array {
		return self::shown( $form ) + array( 'config_errors' => Configuration::messages( $form ) );
	}

	/** @return array<string, mixed> */
	private static function field( Tag $tag ): array {
		return array(
			'type'       => $tag->type,
			'basetype'   => $tag->basetype,
			'name'       => $tag->name,
			'options'    => $tag->options,
			'raw_values' => $tag->raw_values,
			'labels'     => $tag->labels,
			'values'     => $tag->values,
			'pipes'      => $tag->pipes,
			'content'    => $tag->content,
		);
	}

	/** @return list<array{0: string, 1: bool|string}> */
	private static function settings( string $text ): array {
		preg_match_all( '/^([A-Za-z0-9_]+)[\t ]*:(.*)$/m', $text, $lines, PREG_SET_ORDER );
		return array_map(
			static fn ( array $line ): array => array(
				$line[1],
				match ( trim( $line[2] ) ) {
					'on', 'true'   => true,
					'off', 'false' => false,
					default        => trim( $line[2] ),
				},
			),
			$lines
		);
	}
}
