<?php
/**
 * Creates a submission for test mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Configuration\Sample;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Submission\PipedValues;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** Fills in every field of a form with a value of its type. Validates and stores nothing, and fires no actions. */
final class SampleSubmission {
	/** An address that RFC 5737 reserves for documentation. */
	private const IP = '192.0.2.1';

	private const NUMBER = '3';

	private const PHONE = '+1 555 010 0199';

	/** @param string|null $file Absolute path of a sample file for file fields; null for none. */
	public static function of( Form $form, ?string $file ): Submission {
		$submission = new Submission(
			$form,
			new Request(
				array(),
				array(),
				self::IP,
				'Mozilla/5.0',
				home_url( '/' ),
				home_url( '/' ),
				get_current_user_id(),
				'',
				0,
				$form->locale
			)
		);
		foreach ( $form->tags() as $tag ) {
			$features = '' === $tag->name ? array() : Types::of( $tag->type )?->features() ?? array();
			if ( in_array( 'file-uploading', $features, true ) ) {
				$submission->posted[ $tag->name ] = '';
				$submission->files[ $tag->name ]  = null === $file ? array() : array( $file );
			} elseif ( in_array( 'name-attr', $features, true ) && ! in_array( 'not-for-mail', $features, true ) ) {
				$value                              = self::value( $tag );
				$submission->raw[ $tag->name ]    ??= $value;
				$submission->posted[ $tag->name ] ??= PipedValues::of( $tag, $value );
			}
		}
		return $submission;
	}

	/** @return string|list<string> Value as a visitor would send it. */
	private static function value( Tag $tag ): string|array {
		$choices = array_values( array_filter( $tag->values, static fn ( string $value ): bool => '' !== $value ) );
		$least   = $tag->get_option( 'min', 'signed_num', true );
		return match ( $tag->basetype ) {
			'email'           => Sample::EMAIL,
			'url'             => 'https://example.com/',
			'tel'             => self::PHONE,
			'number', 'range' => is_string( $least ) ? $least : self::NUMBER,
			'date'            => $tag->get_date_option( 'min' ) ?: (string) wp_date( 'Y-m-d' ),
			'textarea'        => __( 'The first line of a sample message.', 'pagewright' ) . "\n"
				. __( 'The second line.', 'pagewright' ),
			'checkbox'        => array_slice( $choices, 0, $tag->has_option( 'exclusive' ) ? 1 : 2 ),
			'select'          => array_slice(
				$tag->has_option( 'first_as_label' ) ? array_slice( $choices, 1 ) : $choices,
				0,
				1
			),
			'radio'           => array_slice( $choices, 0, 1 ),
			'acceptance'      => $tag->has_option( 'invert' ) ? '' : '1',
			'hidden'          => $choices[0] ?? __( 'Sample text', 'pagewright' ),
			'text'            => str_contains( $tag->name, 'name' )
				? __( 'Ann Example', 'pagewright' )
				: __( 'Sample text', 'pagewright' ),
			default           => $choices[0] ?? __( 'Sample text', 'pagewright' ),
		};
	}
}
