import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { plug, unplug } from './contact-form';
import { errorLog, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/mail-double.php' );

/** Counts mails instead of sending them; a mail to `fail@…` fails. */
const DOUBLE = `add_filter( 'pre_wp_mail', static function ( $sent, $mail ) {
	file_put_contents( WP_CONTENT_DIR . '/test-mails.txt', json_encode( $mail ) . "\\n", FILE_APPEND | LOCK_EX );
	return ! str_contains( $mail['to'], 'fail@' );
}, 10, 2 );`;

/** Returns the mails since the last call. */
export const mails = () =>
	call< { to: string; subject: string; message: string; headers: string[] }[] >( 'mails' );

/**
 * Replaces mail with the test double for a test file, and checks that the error log has no new
 * entries. Removes code added as `addon`.
 */
export function countMails() {
	let log = '';
	beforeAll( async () => {
		log = await errorLog();
		await plug( 'mails', DOUBLE );
		await mails();
	} );
	afterEach( async () => {
		await unplug( 'addon' );
		await mails();
	} );
	afterAll( async () => {
		await unplug( 'mails' );
		expect( await errorLog() ).toBe( log );
	} );
}
