<?php
/**
 * Step: validates a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Schema;
use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Features\ContactForms\Uploads\Content;
use Pagewright\Features\ContactForms\Uploads\Upload;
use Pagewright\Features\ContactForms\Validator;

/** Validates the fields by the rules of the schema, by checks of tag types, and files by their content. */
final class Validate implements Step {
	public function run( Submission $submission ): void {
		// A file that PHP rejected has neither size nor content to validate.
		$invalid = self::lost_files( $submission );
		$invalid = $invalid + self::broken_rules( $submission );
		$invalid = $invalid + self::refusals( $submission, $invalid );
		$invalid = $invalid + self::false_files( $submission );
		/**
		 * Filters the errors of a submission.
		 *
		 * @param array<string, string> $invalid    Error by field; empty when there are none.
		 * @param Submission            $submission
		 *
		 * @example add_filter( 'pagewright/forms/validate', static fn ( array $invalid, Submission $submission ) => str_contains( $submission->posted['name'] ?? '', 'http' ) ? $invalid + array( 'name' => 'No addresses, please.' ) : $invalid, 10, 2 );
		 */
		$filtered            = apply_filters(
			'pagewright/forms/validate',
			self::in_order( $invalid, $submission ),
			$submission
		);
		$submission->invalid = self::in_order(
			array_filter( is_array( $filtered ) ? $filtered : $invalid, 'is_string' ),
			$submission
		);
		if ( array() !== $submission->invalid ) {
			$submission->set_status( Submission::VALIDATION_FAILED );
			if ( '' === $submission->response() ) {
				$submission->set_response( Words::of( $submission, 'validation_error' ) );
			}
		}
	}

	/** @return array<string, string> */
	private static function lost_files( Submission $submission ): array {
		$lost = array_filter(
			$submission->uploads,
			static fn ( array $uploads ): bool =>
				array() !== array_filter(
					$uploads,
					static fn ( Upload $upload ): bool => UPLOAD_ERR_OK !== $upload->error
				)
		);
		return array_map( static fn (): string => Words::of( $submission, 'upload_failed_php_error' ), $lost );
	}

	/** @return array<string, string> */
	private static function broken_rules( Submission $submission ): array {
		$files = array_map(
			static fn ( array $uploads ): array => array_map(
				static fn ( Upload $upload ): array => array(
					'name' => $upload->name,
					'size' => $upload->size,
				),
				$uploads
			),
			$submission->uploads
		);
		$found = Validator::check(
			Schema::of( $submission->form ),
			new Input( $submission->raw, $files ),
			self::names( $submission )
		);
		// Rules of add-ons may lack a message.
		return array_map(
			static fn ( string $text ): string =>
				'' === $text ? Words::of( $submission, 'validation_error' ) : Words::plain( $submission, $text ),
			$found
		);
	}

	/** @param array<string, string> $invalid Fields with errors so far. @return array<string, string> */
	private static function refusals( Submission $submission, array $invalid ): array {
		$found = array();
		foreach ( $submission->form->tags() as $tag ) {
			$text = '' === $tag->name || isset( $invalid[ $tag->name ] ) || isset( $found[ $tag->name ] )
				? null
				: Types::of( $tag->type )?->refusal( $tag, $submission );
			if ( null !== $text ) {
				$found[ $tag->name ] = Words::plain( $submission, $text );
			}
		}
		return $found;
	}

	/** @return array<string, string> */
	private static function false_files( Submission $submission ): array {
		$false = array_filter(
			$submission->uploads,
			static fn ( array $uploads ): bool =>
				array() !== array_filter(
					$uploads,
					static fn ( Upload $upload ): bool => UPLOAD_ERR_OK === $upload->error && ! Content::fits( $upload )
				)
		);
		return array_map( static fn (): string => Words::of( $submission, 'upload_file_type_invalid' ), $false );
	}

	/** @return list<string> Fields in the order of the page. */
	private static function names( Submission $submission ): array {
		return array_values(
			array_unique(
				array_filter( array_map( static fn ( $tag ): string => $tag->name, $submission->form->tags() ) )
			)
		);
	}

	/** @param array<string, string> $invalid @return array<string, string> */
	private static function in_order( array $invalid, Submission $submission ): array {
		return array_replace( array_intersect_key( array_flip( self::names( $submission ) ), $invalid ), $invalid );
	}
}
