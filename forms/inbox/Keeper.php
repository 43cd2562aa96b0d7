<?php
/**
 * Which submissions are kept.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Mail\Composer;
use Pagewright\Forms\Settings;
use Pagewright\Forms\Submission\Result;
use Pagewright\Forms\Submission\Submission;
use Pagewright\Forms\Tags\Tag;
use Pagewright\Forms\Tags\Types;

/** Keeps what a form is asked to keep, and what would be lost because its mail failed. Where neither is wanted, nothing is written. */
final class Keeper {
	/** Of a form: '1' where it stores. */
	public const META = '_pagewright_store';

	private const STORED = array( Submission::MAIL_SENT, Submission::MAIL_FAILED, Submission::SPAM, Submission::ABORTED );

	private const NEVER = array( 'not-for-mail', 'do-not-store', 'zero-controls-container' );

	/** Whether a form stores what is sent. */
	public static function is_on( Form $form ): bool {
		/**
		 * Filters whether submissions of a form are stored.
		 *
		 * @param bool $is_on What its editor chose.
		 * @param Form $form  The form.
		 */
		return (bool) apply_filters( 'pagewright/forms/store', $form->properties['stores'] ?? '1' === get_post_meta( $form->id, self::META, true ), $form ) && ! $form->is_on( 'do_not_store' );
	}

	/** A submission has ended. Never throws: the visitor's answer does not depend on it. */
	public static function keep( Form $form, Result $result, Submission $submission ): void {
		try {
			$is_on = self::is_on( $form ) && in_array( $submission->status(), self::STORED, true ) && self::is_agreed( $submission );
			$saves = $submission->is( Submission::MAIL_FAILED ) && Settings::load()->keep_failed;
			if ( $is_on || $saves ) {
				$entry = Entries::add( self::entry( $submission, $is_on ) );
				Retention::schedule();
				/**
				 * A submission was stored.
				 *
				 * @param Entry      $entry      As stored.
				 * @param Submission $submission What was sent.
				 */
				do_action( 'pagewright/forms/stored', $entry, $submission );
			}
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody else is told.
		}
	}

	/** Consent to storing, where the form asks for it by `consent_for:storage`. */
	private static function is_agreed( Submission $submission ): bool {
		foreach ( $submission->form->tags() as $tag ) {
			if ( in_array( 'consent_for:storage', $tag->options, true ) && empty( $submission->posted[ $tag->name ] ) ) {
				return false;
			}
		}
		return true;
	}

	private static function entry( Submission $submission, bool $is_on ): Entry {
		$fields = array();
		$email  = '';
		foreach ( $submission->form->tags() as $tag ) {
			$features = Types::of( $tag->type )?->features() ?? array();
			if ( '' === $tag->name || ! in_array( 'name-attr', $features, true ) || array() !== array_intersect( self::NEVER, $features ) || isset( $fields[ $tag->name ] ) ) {
				continue;
			}
			$fields[ $tag->name ] = self::field( $tag, $submission );
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
					'url'        => $request->referer,
					'post'       => $request->container_post,
					'user'       => $request->user_id,
					'user_agent' => $request->user_agent,
					'ip_hash'    => '' === $request->ip ? '' : substr( hash_hmac( 'sha256', $request->ip, wp_salt( 'nonce' ) ), 0, 16 ),
					'spam'       => $spam,
					'consent'    => $submission->consent,
					'files'      => $files,
					'keeps'      => $is_on,
				)
			),
			$mail
		);
	}

	/**
	 * The mail that the site's people did not get: one that failed, or what spam would have been. Somebody may say later that it is none.
	 *
	 * @return array<string, mixed>|null As Mail::to_array() gives it; null: none is owed.
	 */
	private static function mail( Submission $submission ): ?array {
		if ( $submission->is( Submission::MAIL_FAILED ) ) {
			return $submission->mail?->to_array();
		}
		$form = $submission->form;
		/** This filter is documented in forms/submission/steps/Send.php. */
		if ( ! $submission->is( Submission::SPAM ) || apply_filters( 'pagewright/forms/skip-mail', $form->is_on( 'demo_mode' ) || $form->is_on( 'skip_mail' ), $form ) ) {
			return null;
		}
		try {
			// Files of spam were never taken in, and the site's own are not copied for each.
			return array( 'attachments' => array() ) + Composer::compose( $submission, 'mail', $form->mail() )->to_array();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the submission is kept without.
			return null;
		}
	}

	/** @return array<string, mixed> As Entry has it. */
	private static function field( Tag $tag, Submission $submission ): array {
		$value = $submission->posted[ $tag->name ] ?? '';
		$field = array(
			'name'  => $tag->name,
			'label' => self::label( $tag ),
			'value' => is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : (string) $value,
		);
		$files = $submission->files[ $tag->name ] ?? array();
		if ( array() !== $files ) {
			$field['value'] = array_map( 'basename', $files );
			$field['files'] = Files::keep( $files );
		}
		return $field;
	}

	/** A field's name as people read it: `your-name` → `Your name`. */
	private static function label( Tag $tag ): string {
		$own = $tag->attr['label'] ?? '';
		return is_string( $own ) && '' !== $own ? $own : ucfirst( trim( (string) preg_replace( '/[-_]+/', ' ', $tag->name ) ) );
	}
}
