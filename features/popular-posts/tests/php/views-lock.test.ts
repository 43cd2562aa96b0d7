// Runs on both databases.
import { testLock } from '../../../../tests/support/locks';
import { phpFile } from '../../../../tests/support/site';

testLock(
	'the table of view counting',
	phpFile( 'features/popular-posts/tests/php/views-lock.php' )
);
