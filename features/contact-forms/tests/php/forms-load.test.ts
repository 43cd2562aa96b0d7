import { describe, expect, it } from 'vitest';
import { GOOD, leftFiles, makeForm, plug, submit, unplug } from '../support/contact-form';
import { readMail } from '../support/smtp';
import { sendToServer } from '../support/smtp-form';
import { many } from '../../../../tests/support/many';

const open = sendToServer();

/** More submissions find the same problems; `FORMS_LOAD=1000` sends a thousand. */
const COUNT = Number( process.env.FORMS_LOAD ?? 200 );
const AT_ONCE = 8;
/** One of this many is sent twice at the same time. */
const TWICE = 5;

describe( `${ COUNT } submissions, ${ AT_ONCE } at a time`, () => {
	it( 'are each sent once, although every fifth is sent twice', async () => {
		// The limit per visitor is tested elsewhere.
		await plug( 'load', `add_filter( 'pagewright/forms/skip-spam', '__return_true' );` );
		const id = await makeForm( {
			form: '[text* your-name][email your-email][textarea your-message][file up filetypes:txt]',
			mail: { attachments: '[up]' },
		} );
		const statuses: string[] = [];
		await many( COUNT, AT_ONCE, async ( n ) => {
			const fields = {
				...GOOD,
				'your-message': `Number ${ n }.`,
				...( n % 20 ? {} : { up: new File( [ `File ${ n }` ], 'a.txt' ) } ),
			};
			const answers = await Promise.all(
				Array.from( { length: n % TWICE ? 1 : 2 }, () => submit( id, fields ) )
			);
			statuses.push( ...answers.map( ( { status } ) => status ) );
		} );
		await unplug( 'load' );
		expect( statuses ).toEqual( Array( COUNT + COUNT / TWICE ).fill( 'mail_sent' ) );
		const texts = open.smtp.mails.map( ( { raw } ) => {
			const mail = readMail( raw );
			return ( mail.parts[ 0 ] ?? mail ).text.trim();
		} );
		expect( texts.sort() ).toEqual(
			Array.from( { length: COUNT }, ( _, n ) => `Number ${ n }.` ).sort()
		);
		expect( await leftFiles() ).toEqual( [] );
	}, 600_000 );
} );
