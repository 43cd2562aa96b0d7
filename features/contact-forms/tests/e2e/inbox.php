<?php
/**
 * PHP code of inbox.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\Inbox;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;

function add_many_entries( int $form ) {
	for ( $i = 1; $i <= 45; $i++ ) {
		Entries::add(
			new Entry(
				0,
				$form,
				time() - 100 + $i,
				'mail_sent',
				false,
				'',
				array( array( 'name' => 'name', 'label' => 'Name', 'value' => "Visitor $i" ) ),
				array(),
				null
			)
		);
	}
}
