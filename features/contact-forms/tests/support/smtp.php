<?php
/**
 * PHP code of smtp.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\Smtp;

function use_smtp( string $text ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/test-smtp.php', $text );
}
