<?php
/**
 * PHP code of forms-mail-files.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsMailFiles;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\FormStore;

function make_files( array $filter ) {
	foreach ( $filter as $line ) {
		$path = WP_CONTENT_DIR . '/' . $line;
		if ( ! str_contains( $line, '..' ) ) {
			wp_mkdir_p( dirname( $path ) );
			file_put_contents( $path, "secret of $line" );
		}
	}
	wp_mkdir_p( WP_CONTENT_DIR . '/backups' );
	wp_mkdir_p( WP_CONTENT_DIR . '/uploads/2026' );
	foreach ( array( 'backups/site.zip', 'secret.txt' ) as $name ) {
		file_put_contents( WP_CONTENT_DIR . "/$name", 'secret' );
	}
	$id = wp_insert_attachment(
		array( 'post_title' => 'Zip', 'post_mime_type' => 'application/zip' ),
		WP_CONTENT_DIR . '/uploads/secrets-test/in-library.zip'
	);
	update_option( 'test_zip', $id );
	error_log( 'so that there is a log' );
}

function remove_files() {
	foreach ( array( 'uploads/link-out.txt', 'uploads/linked-folder', 'secret.txt', 'backups/site.zip', 'test-mails.txt' ) as $name ) {
		@unlink( WP_CONTENT_DIR . "/$name" );
	}
	foreach ( array( 'uploads/secrets-test', 'uploads/wpcf7_uploads/0123456789abcdef0123456789abcdef', 'uploads/pagewright-entries/0123456789abcdef0123456789abcdef', 'backups' ) as $name ) {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		( new \WP_Filesystem_Direct( null ) )->rmdir( WP_CONTENT_DIR . "/$name", true );
	}
	wp_delete_post( (int) get_option( 'test_zip' ), true );
	delete_option( 'test_zip' );
}

function found( int $make_form ) {
	return Configuration::of( FormStore::find( $make_form ) );
}

function take( string $before ) {
	eval( $before );
	return array_map(
		array( 'Pagewright\\Features\\ContactForms\\Mail\\OwnFile', 'refusal' ),
		array( WP_CONTENT_DIR . '/backups/site.zip', WP_CONTENT_DIR . '/secret.txt' )
	);
}
