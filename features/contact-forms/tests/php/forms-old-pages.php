<?php
/**
 * PHP code of forms-old-pages.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsOldPages;

function delete_old_plugin() {
	$active = get_option( 'active_plugins' );
	update_option( 'active_plugins', array( ...$active, 'contact-form-7/wp-contact-form-7.php' ) );
	update_option( 'active_plugins', $active );
}
