<?php
/**
 * Processes a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Submission\Steps\Accept;
use Pagewright\Features\ContactForms\Submission\Steps\BeforeSend;
use Pagewright\Features\ContactForms\Submission\Steps\Files;
use Pagewright\Features\ContactForms\Submission\Steps\InvalidateAnswers;
use Pagewright\Features\ContactForms\Submission\Steps\Parse;
use Pagewright\Features\ContactForms\Submission\Steps\Send;
use Pagewright\Features\ContactForms\Submission\Steps\Spam;
use Pagewright\Features\ContactForms\Submission\Steps\Validate;
use Pagewright\Features\ContactForms\Uploads\StoredFiles;

/** Runs the steps in order until one sets the status of the submission. Always removes its files and locks. */
final class Pipeline {
	public static function run( Form $form, Request $request ): Result {
		if ( $form->is_on( 'subscribers_only' ) && ! self::is_member( $request ) ) {
			return Result::for_members_only( $form, $request );
		}
		$is_other = '' !== $form->locale && get_locale() !== $form->locale && switch_to_locale( $form->locale );
		try {
			return self::submit( new Submission( $form, $request ) );
		} finally {
			if ( $is_other ) {
				restore_previous_locale();
			}
		}
	}

	private static function is_member( Request $request ): bool {
		return $request->user_id > 0 && Rights::may( Rights::SUBMIT );
	}

	private static function submit( Submission $submission ): Result {
		/**
		 * Fires before a submission is processed.
		 *
		 * @param Submission $submission The submission, not parsed yet.
		 */
		do_action( 'pagewright/forms/begin', $submission );
		// These steps change nothing, so that parallel requests may run them for the same submission.
		if ( self::walk( $submission, new Parse(), new Validate(), new Accept() ) ) {
			return self::end( $submission );
		}
		$lock  = new SubmissionLock( $submission );
		$files = new StoredFiles();
		// An add-on may exit, and PHP may run out of memory.
		register_shutdown_function( $files->delete( ... ) );
		register_shutdown_function( $lock->release( ... ) );
		try {
			$first = $lock->take();
			if ( null !== $first ) {
				return $first;
			}
			self::walk(
				$submission,
				new InvalidateAnswers(),
				new Spam(),
				new Files( $files ),
				new BeforeSend(),
				new Send()
			);
			$result = Result::of( $submission );
			$lock->release( $result );
			return self::end( $submission, $result );
		} finally {
			$lock->release();
			$files->delete();
		}
	}

	/** Returns whether a step ended the submission. */
	private static function walk( Submission $submission, Step ...$steps ): bool {
		foreach ( $steps as $step ) {
			$step->run( $submission );
			if ( ! $submission->is( Submission::INIT ) ) {
				return true;
			}
		}
		return false;
	}

	private static function end( Submission $submission, ?Result $result = null ): Result {
		$result ??= Result::of( $submission );
		SafeActions::run(
			static function () use ( $submission, $result ): void {
				/**
				 * Fires after the status of a submission is known, whatever it is. Its files still exist.
				 *
				 * @param Form       $form
				 * @param Result     $result
				 * @param Submission $submission
				 *
				 * @example add_action( 'pagewright/forms/submitted', static fn ( Form $form, Result $result ) => error_log( "{$form->title}: {$result->status}" ), 10, 2 );
				 */
				do_action( 'pagewright/forms/submitted', $submission->form, $result, $submission );
			}
		);
		return $result;
	}
}
