<?php
/**
 * PHP code of fuzz.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Fuzz;

function run_with_inputs( array $inputs, string $before, string $code ) {
	$notices = array();
	set_error_handler(
		static function ( $level, $message, $file, $line ) use ( &$notices ) {
			$notices[] = "$message in $file:$line";
			return true;
		}
	);
	eval( $before );
	$one = static function ( $input ) use ( $code ) { return eval( $code );
	};
	$out = array();
	foreach ( $inputs as $input ) {
		$notices = array();
		$thrown = '';
		$level = ob_get_level();
		ob_start();
		try {
			$output = $one( $input );
		} catch ( \Throwable $error ) {
			$output = null;
			$thrown = get_class( $error ) . ': ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine();
		}
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		$out[] = array( 'output' => $output, 'notices' => $notices, 'thrown' => $thrown );
	}
	restore_error_handler();
	return $out;
}
