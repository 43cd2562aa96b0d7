<?php
/**
 * Step: stores the files of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;
use Pagewright\Features\ContactForms\Uploads\Folder;
use Pagewright\Features\ContactForms\Uploads\StoredFiles;

/** Moves the files to where mails and add-ons find them, after all checks passed. */
final class Files implements Step {
	public function __construct( private readonly StoredFiles $kept ) {}

	public function run( Submission $submission ): void {
		Folder::sweep();
		foreach ( $submission->uploads as $field => $uploads ) {
			$paths = array_map( $this->kept->keep( ... ), $uploads );
			if ( in_array( null, $paths, true ) ) {
				$submission->invalid[ $field ] = Words::of( $submission, 'upload_failed' );
				continue;
			}
			$submission->files[ $field ]  = $paths;
			$submission->posted[ $field ] = implode( ', ', array_map( 'wp_basename', $paths ) );
		}
		if ( array() !== $submission->invalid ) {
			$submission->set_status( Submission::VALIDATION_FAILED );
			$submission->set_response( Words::of( $submission, 'validation_error' ) );
		}
	}
}
