<?php
/**
 * Holds the result of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Tags\Tag;

/** The response to the visitor, with or without JavaScript. */
final class Result {
	/** A form for members, sent without signing in. */
	public const ERROR = 'error';

	/** Statuses of submissions that were not accepted, which have no hash. */
	private const WITHOUT_HASH = array(
		Submission::INIT,
		Submission::VALIDATION_FAILED,
		Submission::ACCEPTANCE_MISSING,
		Submission::SPAM,
	);

	/**
	 * @param string                                                                                   $message
	 *    Plain text.
	 * @param string                                                                                   $into
	 *    `#` followed by the unit tag.
	 * @param list<array{field: string, message: string, idref: string|null, error_id: string}>        $invalid_fields
	 *    Fields in the order of the page.
	 * @param string|null                                                                              $posted_data_hash
	 *    Null omits it from the response.
	 * @param array<string, mixed>                                                                     $props
	 *    Additional properties of the response: `demo_mode`, `quiz`, `captcha`, and those of add-ons.
	 */
	public function __construct(
		public readonly int $contact_form_id,
		public readonly string $status,
		public readonly string $message,
		public readonly string $into,
		public readonly array $invalid_fields = array(),
		public readonly ?string $posted_data_hash = null,
		public readonly array $props = array()
	) {}

	public static function of( Submission $submission ): self {
		$form  = $submission->form;
		$props = array(
			...( $form->is_on( 'demo_mode' ) ? array( 'demo_mode' => true ) : array() ),
			...Refill::of( $form ),
			...$submission->result_props,
		);
		/**
		 * Filters the additional properties of a response.
		 *
		 * @param array<string, mixed> $props
		 *
		 * @example add_filter( 'pagewright/forms/result', static fn ( array $props, Submission $submission ) => $props + array( 'ticket' => 12 ), 10, 2 );
		 */
		$props = apply_filters( 'pagewright/forms/result', $props, $submission );
		return new self(
			$form->id,
			$submission->status(),
			$submission->response(),
			'#' . $submission->request->unit_tag,
			$submission->is( Submission::VALIDATION_FAILED ) ? self::invalid_fields( $submission ) : array(),
			in_array( $submission->status(), self::WITHOUT_HASH, true ) ? '' : Hash::of( $submission ),
			is_array( $props ) ? $props : array()
		);
	}

	/** Returns the result for a form for members that a visitor sent. */
	public static function for_members_only( Form $form, Request $request ): self {
		return new self(
			$form->id,
			self::ERROR,
			__( 'Only logged-in users can send this form.', 'pagewright' ),
			"#{$request->unit_tag}"
		);
	}

	/** Returns the same result for another request with the same content. */
	public function into( string $unit_tag ): self {
		return new self(
			$this->contact_form_id,
			$this->status,
			$this->message,
			"#{$unit_tag}",
			$this->invalid_fields,
			$this->posted_data_hash,
			$this->props
		);
	}

	/** @return array<string, mixed> Body of the REST response. */
	public function answer(): array {
		$answer = array_merge(
			$this->props,
			array(
				'contact_form_id' => $this->contact_form_id,
				'status'          => $this->status,
				'message'         => $this->message,
				'into'            => $this->into,
				'invalid_fields'  => $this->invalid_fields,
			),
			null === $this->posted_data_hash ? array() : array( 'posted_data_hash' => $this->posted_data_hash )
		);
		/**
		 * Filters the body of the REST response to a submission.
		 *
		 * @param array<string, mixed> $answer
		 *
		 * @example add_filter( 'pagewright/forms/response', static fn ( array $answer, Result $result ) => $answer + array( 'next' => '/thanks/' ), 10, 2 );
		 */
		$filtered = apply_filters( 'pagewright/forms/response', $answer, $this );
		return is_array( $filtered ) ? $filtered : $answer;
	}

	/** @return list<array{field: string, message: string, idref: string|null, error_id: string}> */
	private static function invalid_fields( Submission $submission ): array {
		$list = array();
		foreach ( $submission->invalid as $field => $message ) {
			$list[] = array(
				'field'    => (string) $field,
				'message'  => $message,
				'idref'    => self::id_of( $submission->form, (string) $field ),
				'error_id' => "{$submission->request->unit_tag}-ve-{$field}",
			);
		}
		return $list;
	}

	/** Returns the ID that the form's author gave to a control. */
	private static function id_of( Form $form, string $field ): ?string {
		foreach ( $form->tags() as $tag ) {
			if ( $tag instanceof Tag && $tag->name === $field ) {
				foreach ( $tag->options as $option ) {
					if (
						1 === preg_match( '/^id:([-_0-9a-zA-Z]+)$/', $option, $found )
						&& ! str_starts_with( $found[1], 'wpcf7' )
					) {
						return $found[1];
					}
				}
			}
		}
		return null;
	}
}
