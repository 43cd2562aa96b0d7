<?php
/**
 * PHP code of media-upload-facts.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\UploadFacts;

use Pagewright\Features\MediaLibrary\Facts;

/**
 * Returns what Facts.php prints about uploads.
 *
 * @param string $role   Role of the user.
 * @param mixed  $params What a plugin makes of the parameters; null for no plugin.
 */
function facts( $role, $params = null ) {
	wp_set_current_user( get_user_by( 'login', "test-$role" )->ID );
	$filter = static fn ( $given ) => is_array( $params ) ? $params + $given : ( $params ?? $given );
	add_filter( 'plupload_default_params', $filter );
	wp_register_script( 'upload-facts', false, array(), '1', false );
	Facts::print( 'upload-facts' );
	$printed = implode( '', (array) wp_scripts()->get_data( 'upload-facts', 'before' ) );
	wp_deregister_script( 'upload-facts' );
	remove_filter( 'plupload_default_params', $filter );
	$facts = json_decode( preg_replace( '/^.*pagewrightMedia = |;$/s', '', trim( $printed ) ), true );
	return $facts['upload'] ?? null;
}
