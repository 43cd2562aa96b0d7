<?php
/**
 * PHP code of forms-inbox-refused.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\FormsInboxRefused;

use Pagewright\Forms\Inbox\Entries;
use Pagewright\Forms\Inbox\Entry;

function add_old_spam( int $id, $age ) {
	Entries::add( new Entry( 0, $id, (int) ( time() - $age * DAY_IN_SECONDS ), 'spam', false, '', array(), array(), null ) );
	do_action( 'pagewright_forms_retention' );
}
