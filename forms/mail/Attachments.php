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

/** Finds the files that a mail takes along: sent ones by `[field]`, the site's own by their path below wp-content, one on a line. */
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
		$own   = array_map( static fn ( string $line ): string => path_is_absolute( $line ) ? $line : WP_CONTENT_DIR . '/' . $line, array_values( $own ) );
		$paths = array_unique( array( ...$sent, ...array_filter( array( ...$own, ...$submission->extra_attachments ), self::is_allowed( ... ) ) ) );
		return self::light_enough( $paths );
	}

	/** Whether a file is in a place that holds what a site publishes or is working on. */
	private static function is_allowed( string $path ): bool {
		$real = realpath( $path );
		if ( false === $real || ! is_file( $real ) || ! is_readable( $real ) ) {
			return false;
		}
		$places = array( WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'], ...( defined( 'WP_TEMP_DIR' ) ? array( (string) WP_TEMP_DIR ) : array() ) );
		foreach ( array_filter( array_map( 'realpath', $places ) ) as $place ) {
			if ( str_starts_with( $real, trailingslashit( $place ) ) ) {
				return true;
			}
		}
		return false;
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
