<?php
/**
 * PHP code of forms-editor.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\FormsEditor;

function add_keys_of_add_on( int $id ) {
	update_post_meta( $id, '_messages', array( 'of_an_add_on' => 'kept' ) + get_post_meta( $id, '_messages', true ) );
	update_post_meta( $id, '_mail', array( 'theirs' => 'kept' ) + get_post_meta( $id, '_mail', true ) );
}
