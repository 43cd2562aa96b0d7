<?php
/**
 * Decides which submissions to store.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Labels;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Submission\Result;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Features\ContactForms\Uploads\Upload;

/**
 * Stores the submissions of forms with storing turned on. Also keeps submissions for a while that would otherwise be
 * lost: those refused as spam, and those whose mail failed.
 */
final class Keeper {
	/** Post meta of a form: '1' when it stores submissions. */
	public const META = '_pagewright_store';

	private const MOST_URL_BYTES = 2048;

	private const NEVER = array( 'not-for-mail', 'do-not-store', 'zero-controls-container' );

	/** Returns whether a form stores submissions. */
	public static function is_on( Form $form ): bool {
		/**
		 * Filters whether submissions of a form are stored.
		 *
		 * @param bool $is_on Setting of the form.
		 * @param Form $form  The form.
		 */
		return (bool) apply_filters(
			'pagewright/forms/store',
			$form->properties['stores'] ?? '1' === get_post_meta( $form->id, self::META, true ),
			$form
		)
			&& ! $form->is_on( 'do_not_store' );
	}

	/** Runs after each submission. Never throws, because the response to the visitor must not depend on it. */
	public static function keep( Form $form, Result $result, Submission $submission ): void {
		try {
			if (
				self::is_wanted( $form, $submission )
				&& Limits::admits( $form->id, $submission->is( Submission::SPAM ), self::bytes( $submission ) )
			) {
				$entry = Entries::add( self::entry( $submission ) );
				Retention::schedule();
				/**
				 * Fires after a submission was stored.
				 *
				 * @param Entry      $entry      The stored submission.
				 * @param Submission $submission The submission as sent.
				 */
				do_action( 'pagewright/forms/stored', $entry, $submission );
			}
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only place that reports the error.
		}
	}

	private static function is_wanted( Form $form, Submission $submission ): bool {
		return match ( $submission->status() ) {
			Submission::SPAM        => Retention::spam_days() > 0
				&& ! $form->is_on( 'do_not_store' )
				&& self::is_agreed( $submission )
				&& ! self::is_too_often( $submission ),
			Submission::MAIL_FAILED => Settings::load()->keep_failed
				|| ( self::is_on( $form ) && self::is_agreed( $submission ) ),
			Submission::MAIL_SENT, Submission::ABORTED => self::is_on( $form ) && self::is_agreed( $submission ),
			default                 => false,
		};
	}

	/** Returns whether the visitor consented to storing, if the form asks with `consent_for:storage`. */
	private static function is_agreed( Submission $submission ): bool {
		foreach ( $submission->form->tags() as $tag ) {
			if (
				in_array( 'consent_for:storage', $tag->options, true ) && empty( $submission->posted[ $tag->name ] )
			) {
				return false;
			}
		}
		return true;
	}

	/** Counts submissions over the rate limit without storing them: an attacker could send any number. */
	private static function is_too_often( Submission $submission ): bool {
		return in_array( 'rate', array_column( $submission->spam_log, 'agent' ), true );
	}

	/** Returns the size in the database, including the search text and the mail. */
	private static function bytes( Submission $submission ): int {
		$typed = min(
			strlen( (string) wp_json_encode( $submission->posted, JSON_UNESCAPED_UNICODE ) ),
			Limits::entry_bytes( $submission->is( Submission::SPAM ) )
		);
		return 2 * $typed
			+ (
				$submission->is( Submission::MAIL_FAILED )
					? strlen( (string) wp_json_encode( $submission->mail?->to_array() ) )
					: 0
			)
			+ KB_IN_BYTES;
	}

	private static function entry( Submission $submission ): Entry {
		$short  = new Shortener( Limits::entry_bytes( $submission->is( Submission::SPAM ) ) );
		$labels = Labels::of( $submission->form );
		$fields = array();
		$email  = '';
		foreach ( $submission->form->tags() as $tag ) {
			$features = Types::of( $tag->type )?->features() ?? array();
			if (
				'' === $tag->name
				|| ! in_array( 'name-attr', $features, true )
				|| array() !== array_intersect( self::NEVER, $features )
				|| isset( $fields[ $tag->name ] )
			) {
				continue;
			}
			$fields[ $tag->name ] = array(
				'name'  => $tag->name,
				'label' => $labels[ $tag->name ],
			) + self::value( $tag, $submission, $short );
			if ( '' === $email && 'email' === $tag->basetype ) {
				$email = mb_strtolower( trim( Entry::text( $fields[ $tag->name ] ) ) );
			}
		}
		$request = $submission->request;
		$spam    = $submission->spam_log[0] ?? null;
		$mail    = self::mail( $submission );
		$files   = null === $mail ? array() : Files::keep( (array) ( $mail['attachments'] ?? array() ) );
		return new Entry(
			0,
			$submission->form->id,
			time(),
			$submission->status(),
			false,
			mb_substr( $email, 0, 190 ),
			array_values( $fields ),
			array_filter(
				array(
					'title'      => $submission->form->title,
					'url'        => mb_strcut( $request->referer, 0, self::MOST_URL_BYTES, 'UTF-8' ),
					'post'       => $request->container_post,
					'user'       => $request->user_id,
					'user_agent' => $request->user_agent,
					'ip_hash'    => '' === $request->ip
						? ''
						: substr( hash_hmac( 'sha256', $request->ip, wp_salt( 'nonce' ) ), 0, 16 ),
					'spam'       => $spam,
					'consent'    => $submission->consent,
					'files'      => $files,
					'owed'       => $submission->is( Submission::SPAM ),
				)
			),
			$mail
		);
	}

	/**
	 * Returns the mail that the site owner did not get. The mail of spam is composed when an editor marks it as not
	 * spam.
	 *
	 * @return array<string, mixed>|null As Mail::to_array() gives it.
	 */
	private static function mail( Submission $submission ): ?array {
		return $submission->is( Submission::MAIL_FAILED ) ? $submission->mail?->to_array() : null;
	}

	/** @return array<string, mixed> `value`, and `files` if any were sent, in the format of Entry. */
	private static function value( Tag $tag, Submission $submission, Shortener $short ): array {
		$files = $submission->files[ $tag->name ] ?? array();
		if ( array() !== $files ) {
			return array(
				'value' => array_map( 'basename', $files ),
				'files' => Files::keep( $files ),
			);
		}
		$uploads = $submission->uploads[ $tag->name ] ?? array();
		if ( $submission->is( Submission::SPAM ) && array() !== $uploads ) {
			return array( 'value' => array_map( self::unkept( ... ), $uploads ) );
		}
		$value = $submission->posted[ $tag->name ] ?? '';
		$kept  = array(
			'value' => $short->keep(
				is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : (string) $value
			),
		);
		return 'acceptance' === $tag->basetype
			? $kept + array( 'words' => (string) Types::of( $tag->type )?->mail( $tag, $value, false, $submission ) )
			: $kept;
	}

	/** Spam keeps only the names of its files. */
	private static function unkept( Upload $upload ): string {
		return sprintf(
			/* translators: %s: name of a file. */
			__( '%s (file not stored)', 'pagewright' ),
			sanitize_text_field( wp_basename( $upload->name ) )
		);
	}
}
