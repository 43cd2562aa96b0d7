<?php
/**
 * PHP code of forms-inbox-refused.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsInboxRefused;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;

function add_old_spam( int $id, $age ) {
	Entries::add( new Entry( 0, $id, (int) ( time() - $age * DAY_IN_SECONDS ), 'spam', false, '', array(), array(), null ) );
	do_action( 'pagewright_forms_retention' );
}
