<?php
/**
 * Finds the attachments of a mail.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * Finds the files of a mail: uploaded ones by `[field]`, the site's own by their path below wp-content, one on each
 * line.
 */
final class Attachments {
	/** Maximum size of all attachments together: most mail servers accept no more. */
	private const MAX_BYTES = 25 * MB_IN_BYTES;

	/** @return list<string> Absolute paths. Files elsewhere, unreadable files and files over the limit are left out. */
	public static function of( Submission $submission, string $template ): array {
		$sent = array();
		preg_match_all( '/\[[\t ]*([a-zA-Z_][0-9a-zA-Z:._-]*)[\t ]*\]/', $template, $tags );
		foreach ( array_unique( $tags[1] ) as $name ) {
			array_push( $sent, ...( $submission->files[ str_replace( '.', '_', $name ) ] ?? array() ) );
		}
		$own = array_filter(
			array_map( 'trim', (array) preg_split( '/\r\n|\r|\n/', $template ) ),
			static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' )
		);
		return self::light_enough(
			array_unique(
				array(
					...$sent,
					...self::own( array( ...array_values( $own ), ...$submission->extra_attachments ), $submission ),
				)
			)
		);
	}

	/**
	 * Returns the files that may be sent. A mail without an attachment is better than no mail; the log and the form
	 * editor report it.
	 *
	 * @param list<string> $lines Absolute paths, or paths below wp-content.
	 * @return list<string>
	 */
	private static function own( array $lines, Submission $submission ): array {
		$paths = array();
		foreach ( $lines as $line ) {
			$refusal = OwnFile::refusal( $line );
			if ( null === $refusal ) {
				$paths[] = OwnFile::path( $line );
			} elseif ( OwnFile::MISSING !== $refusal ) {
				error_log( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- visitors do not see it.
					sprintf(
						'Pagewright: forms: the mail of form %d was sent without %s: %s',
						$submission->form->id,
						Headers::one_line( $line ),
						$refusal
					)
				);
			}
		}
		return $paths;
	}

	/** @param array<int, string> $paths @return list<string> */
	private static function light_enough( array $paths ): array {
		$bytes = 0;
		$taken = array();
		foreach ( $paths as $path ) {
			$size = (int) filesize( $path );
			if ( $bytes + $size <= self::MAX_BYTES ) {
				$bytes  += $size;
				$taken[] = $path;
			}
		}
		return $taken;
	}
}
