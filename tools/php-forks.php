<?php
/**
 * Runs PHP files, each in a fork of this process: a fork finds what forks before it compiled, so that WordPress starts in a few hundredths of a second.
 *
 * Reads lines "<id> <file>" from standard input and answers "<id> <exit code>" in the order in which the forks end.
 * A fork prints to <file>.out and its errors to <file>.err. See php-forks.mjs.
 *
 * @package Pagewright
 */

/** Microseconds between two looks at the forks that run; where none does, a new line wakes this process. */
const PAUSE = 2000;

/** Seconds that a fork may take. */
const TIME_LIMIT = 300;

$forks  = array();
$buffer = '';
$file   = null;
stream_set_blocking( STDIN, false );

while ( null === $file ) {
	$read  = array( STDIN );
	$write = null;
	if ( stream_select( $read, $write, $write, $forks ? 0 : 3600, $forks ? PAUSE : 0 ) ) {
		$buffer .= fread( STDIN, 65536 );
		if ( feof( STDIN ) ) {
			exit( 0 );
		}
	}
	while ( null === $file && false !== strpos( $buffer, "\n" ) ) {
		list( $line, $buffer ) = explode( "\n", $buffer, 2 );
		list( $id, $path )     = explode( ' ', $line, 2 );
		$pid                   = pcntl_fork();
		if ( $pid ) {
			$forks[ $pid ] = $id;
		} else {
			$file = $path;
		}
	}
	while ( null === $file && $forks ) {
		$pid = pcntl_waitpid( -1, $status, WNOHANG );
		if ( $pid <= 0 ) {
			break;
		}
		$code = pcntl_wifexited( $status ) ? pcntl_wexitstatus( $status ) : 128 + pcntl_wtermsig( $status );
		// Not echo: forks would find that output had begun and headers were sent.
		fwrite( STDOUT, "{$forks[ $pid ]} $code\n" );
		unset( $forks[ $pid ] );
	}
}

// A fork: files opened now get the numbers 0, 1 and 2, to which PHP reads, prints and complains.
fclose( STDIN );
fclose( STDOUT );
fclose( STDERR );
$GLOBALS['pagewright_streams'] = array( fopen( '/dev/null', 'r' ), fopen( "$file.out", 'w' ), fopen( "$file.err", 'a' ) );
register_shutdown_function(
	static function () use ( $file ) {
		// WordPress writes it into its log alone.
		$error = error_get_last();
		if ( $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) ) {
			file_put_contents( "$file.err", $error['message'], FILE_APPEND );
		}
	}
);
pcntl_alarm( TIME_LIMIT );
$_SERVER['REQUEST_TIME_FLOAT'] = microtime( true );
$_SERVER['REQUEST_TIME']       = (int) $_SERVER['REQUEST_TIME_FLOAT'];
unset( $forks, $buffer, $read, $write, $line, $id, $path, $pid, $status, $code );
require $file;
