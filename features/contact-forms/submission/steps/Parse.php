<?php
/**
 * Step: parses the values of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\PipedValues;
use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Features\ContactForms\Uploads\RequestFiles;

/** Keeps the fields that the form has, each sanitized by its type, and no others. */
final class Parse implements Step {
	public function run( Submission $submission ): void {
		$unsent = array();
		foreach ( $submission->form->tags() as $tag ) {
			$features = '' === $tag->name ? array() : Types::of( $tag->type )?->features() ?? array();
			if ( in_array( 'file-uploading', $features, true ) ) {
				$submission->uploads[ $tag->name ] ??= RequestFiles::of( $submission->request->files, $tag->name );
				$submission->posted[ $tag->name ]  ??= '';
			} elseif ( in_array( 'not-for-mail', $features, true ) ) {
				$unsent[] = $tag;
			} elseif ( in_array( 'name-attr', $features, true ) ) {
				self::keep( $tag, $submission );
			}
		}
		// Counters have the name of another field, which comes first.
		foreach ( $unsent as $tag ) {
			$submission->raw[ $tag->name ] ??= self::raw( $tag, $submission );
		}
		/**
		 * Filters the values of a submission.
		 *
		 * @param array<string, mixed> $posted     By field: texts, or lists of texts.
		 * @param Submission           $submission
		 *
		 * @example add_filter( 'pagewright/forms/posted', static fn ( array $posted ) => array( 'name' => ucwords( $posted['name'] ?? '' ) ) + $posted );
		 */
		$posted             = apply_filters( 'pagewright/forms/posted', $submission->posted, $submission );
		$submission->posted = is_array( $posted ) ? $posted : $submission->posted;
	}

	private static function keep( Tag $tag, Submission $submission ): void {
		$submission->raw[ $tag->name ] ??= self::raw( $tag, $submission );
		// A second tag of the same name may have other pipes.
		$value = PipedValues::of( $tag, $submission->posted[ $tag->name ] ?? $submission->raw[ $tag->name ] );
		/**
		 * Filters the value of a field, after its pipes.
		 *
		 * @param mixed $value    Text or list of texts.
		 * @param mixed $original Sent value; null for none.
		 * @param Tag   $tag
		 *
		 * @example add_filter( 'pagewright/forms/posted-value', static fn ( mixed $value, mixed $original, Tag $tag ) => 'tel' === $tag->basetype ? preg_replace( '/\D/', '', $value ) : $value, 10, 3 );
		 */
		$submission->posted[ $tag->name ] = apply_filters(
			'pagewright/forms/posted-value',
			$value,
			$submission->request->fields[ $tag->name ] ?? null,
			$tag
		);
	}

	private static function raw( Tag $tag, Submission $submission ): mixed {
		$value = Types::of( $tag->type )?->posted(
			$tag,
			$submission->request->fields[ $tag->name ] ?? null,
			$submission
		);
		return is_array( $value ) ? self::flat( $value ) : (string) ( is_scalar( $value ) ? $value : '' );
	}

	/** @param array<int|string, mixed> $values @return list<string> */
	private static function flat( array $values ): array {
		$flat = array();
		array_walk_recursive(
			$values,
			static function ( mixed $value ) use ( &$flat ): void {
				$flat[] = is_scalar( $value ) ? (string) $value : '';
			}
		);
		return $flat;
	}
}
