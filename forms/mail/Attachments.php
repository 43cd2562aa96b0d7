<?php
/**
 * Files of a mail.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Submission\Submission;

/** Finds the files that a mail takes along: sent ones by `[field]`, the site's own uploads by their path below wp-content, one on a line. */
final class Attachments {
	/** Of all files of a mail: most servers take no more. */
	private const MAX_BYTES = 25 * MB_IN_BYTES;

	/** @return list<string> Absolute paths. What is elsewhere, unreadable or too much is left out. */
	public static function of( Submission $submission, string $template ): array {
		$sent = array();
		preg_match_all( '/\[[\t ]*([a-zA-Z_][0-9a-zA-Z:._-]*)[\t ]*\]/', $template, $tags );
		foreach ( array_unique( $tags[1] ) as $name ) {
			array_push( $sent, ...( $submission->files[ str_replace( '.', '_', $name ) ] ?? array() ) );
		}
		$own   = array_filter( array_map( 'trim', (array) preg_split( '/\r\n|\r|\n/', $template ) ), static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' ) );
		return self::light_enough( array_unique( array( ...$sent, ...self::own( array( ...array_values( $own ), ...$submission->extra_attachments ), $submission ) ) ) );
	}

	/**
	 * Those that may leave the site. A mail without one is better than no mail: the log says it, and the editor of forms does.
	 *
	 * @param list<string> $lines Paths, or paths below wp-content.
	 * @return list<string>
	 */
	private static function own( array $lines, Submission $submission ): array {
		$paths = array();
		foreach ( $lines as $line ) {
			$refusal = OwnFile::refusal( $line );
			if ( null === $refusal ) {
				$paths[] = OwnFile::path( $line );
			} elseif ( OwnFile::MISSING !== $refusal ) {
				error_log( sprintf( 'Pagewright: forms: the mail of form %d was sent without %s: %s', $submission->form->id, Headers::one_line( $line ), $refusal ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- visitors are not told.
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
