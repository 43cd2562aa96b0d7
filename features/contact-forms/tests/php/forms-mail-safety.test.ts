// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { FORM, GOOD, makeForm, submit } from '../support/contact-form';
import { sendToServer, sent } from '../support/smtp-form';

const open = sendToServer();

describe( 'a failed mail', () => {
	it.each( [
		[ 'no recipient', { recipient: '' } ],
		[ 'an invalid recipient', { recipient: 'nobody' } ],
		[ 'a recipient that the server refuses', { recipient: 'refused@example.org' } ],
		[ 'an empty body', { body: '' } ],
		[ 'an invalid sender', { sender: 'nobody' } ],
	] )( 'is reported: %s', async ( _, mail ) => {
		open.smtp.behave( { refuses: ( address ) => address === 'refused@example.org' } );
		expect( await submit( await makeForm( { mail } ), GOOD ) ).toMatchObject( {
			status: 'mail_failed',
			message: 'Not sent.',
		} );
		expect( open.smtp.mails ).toEqual( [] );
	} );

	it.each( [ 'connect', 'data' ] as const )(
		'is reported: connection lost at %s',
		async ( drops ) => {
			open.smtp.behave( { drops } );
			const id = await makeForm( { second: { active: true } } );
			expect( await submit( id, GOOD ) ).toMatchObject( { status: 'mail_failed' } );
			open.smtp.behave( {} );
			expect( await submit( id, GOOD ) ).toMatchObject( { status: 'mail_sent' } );
			expect( open.smtp.mails ).toHaveLength( 2 );
		}
	);

	it( 'is not a slow one: a duplicate waits for it', async () => {
		const id = await makeForm();
		let release = () => {};
		const gate = new Promise< void >( ( done ) => ( release = done ) );
		const arrived = new Promise< void >( ( done ) =>
			open.smtp.behave( { waitsFor: () => ( done(), gate ) } )
		);
		const first = submit( id, GOOD );
		await arrived;
		const second = submit( id, GOOD );
		// It does not delay another form's mail.
		open.smtp.behave( {} );
		await submit( await makeForm(), GOOD );
		release();
		expect( await second ).toEqual( await first );
		expect( open.smtp.mails ).toHaveLength( 2 );
	} );
} );

describe( 'a submitted value', () => {
	const BREAKS = [
		'\r\n',
		'\n',
		'\r',
		'\n\r',
		'\u2028',
		'\u2029',
		'\u0085',
		'\v',
		'\f',
		'\0\n',
		'%0a',
		'\r\n\r\n',
	];

	it.each( BREAKS.map( ( text ) => [ JSON.stringify( text ), text ] ) )(
		'adds no header with %s',
		async ( _, line ) => {
			const evil = `Eve${ line }Bcc: victim@example.net${ line }X-Evil: 1${ line }${ line }body`;
			const mail = await sent(
				open.smtp,
				{
					form: FORM.replaceAll( 'your-email', 'mail' ).replace(
						'email mail',
						'textarea mail'
					),
					mail: {
						subject: '[your-name] [mail]',
						sender: '[mail] <site@example.org>',
						recipient: 'owner@example.org',
						additional_headers:
							'Reply-To: [mail] <a@example.com>\nX-Own: [mail]\n[mail]\nCc: [mail]',
						body: 'x',
					},
				},
				{ 'your-name': evil, mail: evil }
			);
			expect( mail.to ).toEqual( [ 'owner@example.org' ] );
			for ( const name of [ 'bcc', 'x-evil', 'cc' ] ) {
				expect( mail.headers ).not.toHaveProperty( name );
			}
			expect( mail.headers[ 'x-own' ] ).toHaveLength( 1 );
			expect( mail.text.trim() ).toBe( 'x' );
		}
	);

	it( 'adds no recipient, unless the form offers it as a choice', async () => {
		const texts = {
			form: '[text to][checkbox who "Both|one@example.org,two@example.org" "C|three@example.org"][hidden h "own@example.org"]',
			mail: {
				recipient: 'owner@example.org, [to], [who]',
				additional_headers: 'Cc: [to]\nBcc: [to], [h]',
				sender: '[to] <site@example.org>',
				body: 'x',
			},
		};
		const mail = await sent( open.smtp, texts, {
			to: 'victim@example.net, other@example.net; "x" <third@example.net>',
			'who[]': [ 'Both', 'C' ],
			h: 'own@example.org',
		} );
		expect( mail.to ).toEqual( [
			'owner@example.org',
			'one@example.org',
			'two@example.org',
			'three@example.org',
			'own@example.org',
		] );
		open.smtp.mails.length = 0;
		const one = await sent( open.smtp, texts, {
			to: 'friend@example.net',
			h: 'x@example.net,y@example.net',
		} );
		expect( one.to ).toEqual( [ 'owner@example.org', 'friend@example.net' ] );
		expect( one.from ).toBe( 'site@example.org' );
	} );
} );
