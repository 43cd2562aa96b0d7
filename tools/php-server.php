<?php
/**
 * Runs files of PHP, each in a request of its own. The server keeps what it compiled, so that WordPress starts in a few hundredths of a second.
 *
 * The header X-Pagewright-File names the file; php-server.mjs is the other side. What the file prints is the answer. Where PHP fails, its message
 * is in <file>.error.
 *
 * @package Pagewright
 */

register_shutdown_function(
	static function ( string $file ) {
		$error = error_get_last();
		if ( $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) ) {
			file_put_contents( "$file.error", $error['message'] );
		}
		// Those that the file sent, a redirect for example, are meant for no browser.
		header_remove();
		http_response_code( 200 );
	},
	$_SERVER['HTTP_X_PAGEWRIGHT_FILE']
);

// The file finds no request, as on the command line.
$_SERVER = array(
	'argv'               => array( $_SERVER['HTTP_X_PAGEWRIGHT_FILE'] ),
	'argc'               => 1,
	'DOCUMENT_ROOT'      => '',
	'PHP_SELF'           => '',
	'SCRIPT_NAME'        => '',
	'SCRIPT_FILENAME'    => '',
	'REQUEST_TIME'       => $_SERVER['REQUEST_TIME'],
	'REQUEST_TIME_FLOAT' => $_SERVER['REQUEST_TIME_FLOAT'],
);

require $_SERVER['argv'][0];
