<?php
/**
 * PHP code of faq-import.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\E2e\FaqImport;

function file_put_contents_of_test() {
	file_put_contents(
		WPMU_PLUGIN_DIR . '/faq-killed.php',
		"<?php add_action( 'set_object_terms', static function () { static \$n = 0; 30 === ++\$n && exit( 'killed' ); } );"
	);
}

function file_put_contents_of_test_2() {
	file_put_contents(
		WPMU_PLUGIN_DIR . '/faq-killed.php',
		"<?php add_action( 'init', static fn () => \$GLOBALS['wp_locale']->text_direction = 'rtl', 1 );"
	);
}

/** Makes each step of the import one batch. */
function make_short_steps( int $size ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/faq-steps.php',
		"<?php add_filter( 'pagewright/faq/import-seconds', static fn () => 0.0 );"
		. " add_filter( 'pagewright/faq/import-size', static fn () => $size );"
	);
}

function remove_short_steps() {
	wp_delete_file( WPMU_PLUGIN_DIR . '/faq-steps.php' );
	wp_delete_file( WPMU_PLUGIN_DIR . '/faq-killed.php' );
}
