<?php
/**
 * PHP code of forms-mail-user.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsMailUser;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\FormStore;

function remove_secrets() {
	foreach ( array( 'totp_secret', 'user_totp_secret' ) as $key ) {
		delete_user_meta( get_user_by( 'login', 'test-subscriber' )->ID, $key );
	}
}

function store_secrets() {
	$id = get_user_by( 'login', 'test-subscriber' )->ID;
	update_user_meta( $id, 'totp_secret', 'JBSWY3DPEHPK3PXP' );
	update_user_meta( $id, 'user_totp_secret', 'JBSWY3DPEHPK3PXP' );
	wp_update_user(
		array(
			'ID' => $id,
			'first_name' => 'Ada',
			'last_name' => 'L',
			'nickname' => 'nick',
			'description' => 'about',
			'user_url' => 'http://a.example',
			'display_name' => 'Ada L',
		)
	);
}

function findings( int $form ) {
	return Configuration::of( FormStore::find( $form ) );
}
