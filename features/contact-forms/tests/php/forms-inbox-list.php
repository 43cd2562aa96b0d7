<?php
/**
 * PHP code of forms-inbox-list.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsInboxList;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;

function make_entries( int $id ) {
	foreach ( array( 'Apple pie', '100% Banana_split', 'Cherry' ) as $i => $text ) {
		Entries::add(
			new Entry(
				0,
				$id,
				strtotime( '2026-03-0' . ( $i + 1 ) . ' 12:00 UTC' ),
				'mail_sent',
				1 === $i,
				'ann@example.com',
				array( array( 'name' => 'text', 'label' => 'Text', 'value' => $text ) ),
				array(),
				null
			)
		);
	}
}
