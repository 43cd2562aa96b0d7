<?php
/**
 * PHP code of mail-double.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\MailDouble;

function mails() {
	$file = WP_CONTENT_DIR . '/test-mails.txt';
	$lines = is_file( $file ) ? file( $file ) : array();
	is_file( $file ) && unlink( $file );
	return array_map( static fn ( $line ) => json_decode( $line, true ), $lines );
}
