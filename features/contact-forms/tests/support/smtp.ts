import { createServer, type AddressInfo, type Socket } from 'node:net';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/smtp.php' );

/** A mail as received over the network. */
export interface Received {
	from: string;
	to: string[];
	raw: string;
}

export interface Behaviour {
	/** Whether a recipient is refused. */
	refuses?: ( address: string ) => boolean;
	/** When the connection is closed. */
	drops?: 'connect' | 'data';
	/** Delays the acceptance of the mail. */
	waitsFor?: () => Promise< void >;
}

export interface Smtp {
	port: number;
	mails: Received[];
	behave: ( how: Behaviour ) => void;
	close: () => Promise< void >;
}

/** Handles one client; answers every line as in RFC 5321. */
function converse( socket: Socket, mails: Received[], how: () => Behaviour ) {
	let buffer = '';
	let mail: Received = { from: '', to: [], raw: '' };
	let isData = false;
	const say = ( line: string ) => socket.writable && socket.write( `${ line }\r\n` );
	const command = ( line: string ) => {
		const [ verb = '' ] = line.toUpperCase().split( /[\s:]/ );
		const address = /<(.*?)>/.exec( line )?.[ 1 ] ?? '';
		if ( verb === 'EHLO' ) {
			return say( '250-test.invalid\r\n250-8BITMIME\r\n250 SMTPUTF8' );
		}
		if ( verb === 'MAIL' ) {
			mail = { from: address, to: [], raw: '' };
			return say( '250 ok' );
		}
		if ( verb === 'RCPT' ) {
			if ( how().refuses?.( address ) ) {
				return say( '550 nobody of that name' );
			}
			mail.to.push( address );
			return say( '250 ok' );
		}
		if ( verb === 'DATA' ) {
			if ( how().drops === 'data' ) {
				return socket.destroy();
			}
			isData = true;
			return say( '354 go on' );
		}
		if ( verb === 'QUIT' ) {
			say( '221 bye' );
			return socket.end();
		}
		return say( [ 'HELO', 'RSET', 'NOOP' ].includes( verb ) ? '250 ok' : '502 what?' );
	};
	const finish = async ( raw: string ) => {
		isData = false;
		await how().waitsFor?.();
		mails.push( { ...mail, raw: raw.replace( /^\.\./gm, '.' ) } );
		say( '250 taken' );
	};
	socket.on( 'data', ( chunk ) => {
		buffer += chunk.toString( 'latin1' );
		for (;;) {
			const end = buffer.indexOf( isData ? '\r\n.\r\n' : '\r\n' );
			if ( end < 0 ) {
				return;
			}
			const text = buffer.slice( 0, end );
			buffer = buffer.slice( end + ( isData ? 5 : 2 ) );
			if ( isData ) {
				void finish( text );
			} else {
				command( text );
			}
		}
	} );
	socket.on( 'error', () => socket.destroy() );
}

/** Starts a mail server on loopback that stores mails. */
export async function openSmtp(): Promise< Smtp > {
	const mails: Received[] = [];
	const sockets = new Set< Socket >();
	let behaviour: Behaviour = {};
	const server = createServer( ( socket ) => {
		sockets.add( socket );
		socket.once( 'close', () => sockets.delete( socket ) );
		if ( behaviour.drops === 'connect' ) {
			return void socket.destroy();
		}
		socket.write( '220 test.invalid\r\n' );
		converse( socket, mails, () => behaviour );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		port: ( server.address() as AddressInfo ).port,
		mails,
		behave: ( how ) => ( behaviour = how ),
		close: () =>
			new Promise( ( done ) => {
				server.close( () => done() );
				sockets.forEach( ( socket ) => socket.destroy() );
			} ),
	};
}

/** Makes the site send its mails to this server. */
export const useSmtp = ( { port }: Smtp ) =>
	call(
		'use_smtp',
		`<?php
		add_action( 'phpmailer_init', static function ( $mailer ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = ${ port };
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = 10;
		}, 1 );`
	);

export const dropSmtp = async ( smtp: Smtp ) => {
	await php( `wp_delete_file( WPMU_PLUGIN_DIR . '/test-smtp.php' );` );
	await smtp.close();
};

export interface Part {
	/** Lower-case names; values unfolded and decoded. A repeated name has all values. */
	headers: Record< string, string[] >;
	type: string;
	/** Name of a file. */
	name?: string;
	/** Decoded as UTF-8. */
	text: string;
	parts: Part[];
}

const bytes = ( text: string ) => Buffer.from( text, 'latin1' );

/** `=?utf-8?B?…?=` */
const words = ( value: string ) =>
	value
		.replace( /(\?=)\s+(=\?)/g, '$1$2' )
		.replace( /=\?utf-8\?([bq])\?(.*?)\?=/gi, ( _, kind: string, text: string ) =>
			kind.toLowerCase() === 'b'
				? Buffer.from( text, 'base64' ).toString( 'latin1' )
				: quoted( text.replaceAll( '_', ' ' ) )
		);

const quoted = ( text: string ) =>
	text
		.replace( /=\r?\n/g, '' )
		.replace( /=([0-9A-F]{2})/gi, ( _, hex: string ) =>
			String.fromCharCode( parseInt( hex, 16 ) )
		);

/** Parses a mail, or a part of one. */
export function readMail( raw: string ): Part {
	const end = raw.indexOf( '\r\n\r\n' );
	const head = raw.slice( 0, end < 0 ? undefined : end ).replace( /\r\n[ \t]+/g, ' ' );
	const body = end < 0 ? '' : raw.slice( end + 4 );
	const headers: Part[ 'headers' ] = {};
	for ( const line of head.split( '\r\n' ) ) {
		const [ , name = '', value = '' ] = /^([^:]+):\s*(.*)$/.exec( line ) ?? [];
		( headers[ name.toLowerCase() ] ??= [] ).push( bytes( words( value ) ).toString() );
	}
	const type = headers[ 'content-type' ]?.[ 0 ] ?? 'text/plain';
	const boundary = /boundary="?([^";]+)"?/.exec( type )?.[ 1 ];
	const encoding = headers[ 'content-transfer-encoding' ]?.[ 0 ]?.toLowerCase();
	const decoded =
		encoding === 'base64'
			? Buffer.from( body, 'base64' ).toString()
			: bytes( encoding === 'quoted-printable' ? quoted( body ) : body ).toString();
	return {
		headers,
		type: type.split( ';' )[ 0 ]!,
		name: /name="?([^";]+)"?/.exec( headers[ 'content-disposition' ]?.[ 0 ] ?? '' )?.[ 1 ],
		text: decoded.replaceAll( '\r\n', '\n' ),
		parts: boundary
			? body
					.split( `--${ boundary }` )
					.slice( 1, -1 )
					.map( ( part ) => readMail( part.replace( /^\r\n|\r\n$/g, '' ) ) )
			: [],
	};
}

/** Returns all parts of a mail without parts of their own. */
export const leaves = ( mail: Part ): Part[] =>
	mail.parts.length ? mail.parts.flatMap( leaves ) : [ mail ];
