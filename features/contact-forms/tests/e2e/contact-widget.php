<?php
/**
 * PHP code of contact-widget.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\ContactWidget;

function remove_pages( array $made ) {
	foreach ( $made as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'test_widget_mail' );
	return true;
}
