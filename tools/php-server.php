<?php
/**
 * Runs PHP files, each in its own request. The server keeps compiled files in memory, so that WordPress starts in a few
 * hundredths of a second.
 *
 * php-server.mjs starts it, writes the files and requests them: the path of a request is the name of a file, the header
 * X-Token is the token in PHP_SERVER_TOKEN. The response is the output of the file. If PHP fails, its message is in
 * <file>.error.
 *
 * @package Pagewright
 */

$pagewright_name = ltrim( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), '/' );
if (
	! hash_equals( (string) getenv( 'PHP_SERVER_TOKEN' ), $_SERVER['HTTP_X_TOKEN'] ?? '' )
	|| 1 !== preg_match( '/^\d+\.php$/', $pagewright_name )
) {
	http_response_code( 403 );
	return;
}

register_shutdown_function(
	static function ( string $file ) {
		$error = error_get_last();
		if (
			$error && ( $error['type'] & ( E_ERROR | E_PARSE | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) )
		) {
			file_put_contents( "$file.error", $error['message'] );
		}
		// No browser receives the headers of the file, such as a redirect.
		header_remove();
		http_response_code( 200 );
	},
	getenv( 'PHP_SERVER_FILES' ) . "/$pagewright_name"
);

// As on the command line, there is no request.
$_SERVER = array(
	'argv'               => array( getenv( 'PHP_SERVER_FILES' ) . "/$pagewright_name" ),
	'argc'               => 1,
	'DOCUMENT_ROOT'      => '',
	'PHP_SELF'           => '',
	'SCRIPT_NAME'        => '',
	'SCRIPT_FILENAME'    => '',
	'REQUEST_TIME'       => $_SERVER['REQUEST_TIME'],
	'REQUEST_TIME_FLOAT' => $_SERVER['REQUEST_TIME_FLOAT'],
);
unset( $pagewright_name );

require $_SERVER['argv'][0];
