<?php
/**
 * PHP code of site.ts: the error log of the site.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Site;

const LOG = WP_CONTENT_DIR . '/debug.log';

function text_of_error_log(): string {
	return is_file( LOG ) ? (string) file_get_contents( LOG ) : '';
}

/** Returns the number of bytes. */
function size_of_error_log(): int {
	return is_file( LOG ) ? (int) filesize( LOG ) : 0;
}

/** Shortens the error log to a number of bytes, and returns the removed text. */
function cut_error_log( int $size ): string {
	if ( ! is_file( LOG ) ) {
		return '';
	}
	$text = substr( (string) file_get_contents( LOG ), $size );
	$log  = fopen( LOG, 'r+' );
	ftruncate( $log, $size );
	fclose( $log );
	return $text;
}
