import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { dropForms, GOOD, makeForm, submit, unplug } from './contact-form';
import { errorLog } from '../../../../tests/support/site';
import { dropSmtp, openSmtp, readMail, useSmtp, type Smtp } from './smtp';

/** Makes the forms of a test file send to a test server, which is reset before each test. */
export function sendToServer() {
	const open = { smtp: null as unknown as Smtp };
	let log = '';
	beforeAll( async () => {
		log = await errorLog();
		open.smtp = await openSmtp();
		await useSmtp( open.smtp );
	} );
	afterEach( async () => {
		open.smtp.behave( {} );
		open.smtp.mails.length = 0;
		await unplug( 'addon' );
	} );
	afterAll( async () => {
		await dropSmtp( open.smtp );
		await dropForms();
		expect( await errorLog() ).toBe( log );
	} );
	return open;
}

/** Sends one form and reads the mail that arrives. */
export async function sent(
	{ mails }: Smtp,
	texts: Parameters< typeof makeForm >[ 0 ],
	fields: Parameters< typeof submit >[ 1 ] = GOOD
) {
	const answer = await submit( await makeForm( texts ), fields );
	expect( answer ).toMatchObject( { status: 'mail_sent' } );
	expect( mails.length ).toBeGreaterThan( 0 );
	const { from, to, raw } = mails[ 0 ]!;
	return { from, to, raw, ...readMail( raw ) };
}
