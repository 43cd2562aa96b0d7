import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';

const TYPES: Record< string, string > = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.mp4': 'video/mp4',
	'.m4s': 'video/iso.segment',
	'.webm': 'video/webm',
	'.ogg': 'audio/ogg',
	'.mp3': 'audio/mpeg',
	'.wav': 'audio/wav',
	'.flv': 'video/x-flv',
	'.m3u8': 'application/vnd.apple.mpegurl',
	'.m2ts': 'video/mp2t',
	'.mpd': 'application/dash+xml',
	'.vtt': 'text/vtt',
	'.jpg': 'image/jpeg',
};

/** A fault of a file. */
export interface Fault {
	/** Part of the path of the affected files. */
	of: string;
	/** Status of a response without a file. */
	status?: number;
	/** Other content type than that of the file. */
	type?: string;
	/** Closes the connection after this number of bytes. */
	cutAt?: number;
	/** This number of bytes of the file are invalid, from this position on. */
	rubbishFrom?: number;
	/** Number of valid responses before the fault. */
	after?: number;
	/** Delays the response until the promise settles. */
	until?: Promise< unknown >;
}

export interface MediaServer {
	origin: string;
	/** Pages by path. */
	pages: Map< string, string >;
	faults: Fault[];
	/** Requested paths in order. */
	asked: string[];
	close: () => Promise< void >;
}

/**
 * Serves pages, the built scripts (/build/…) and the small videos of tests/media (/media/…) on
 * loopback, with range requests, and with faults on demand.
 */
export async function serveMedia(): Promise< MediaServer > {
	const state: Omit< MediaServer, 'close' | 'origin' > = {
		pages: new Map(),
		faults: [],
		asked: [],
	};
	const server = createServer( ( request, response ) => {
		answer( request, response, state ).catch( () => response.destroy() );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const { port } = server.address() as AddressInfo;
	return {
		...state,
		origin: `http://127.0.0.1:${ port }`,
		close: () => close( server ),
	};
}

function close( server: Server ): Promise< void > {
	server.closeAllConnections();
	return new Promise( ( done ) => server.close( () => done() ) );
}

async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	{ pages, faults, asked }: Pick< MediaServer, 'pages' | 'faults' | 'asked' >
): Promise< void > {
	const path = decodeURIComponent( new URL( request.url ?? '', 'http://x' ).pathname );
	asked.push( path );
	response.setHeader( 'access-control-allow-origin', '*' );
	response.setHeader( 'cache-control', 'no-store' );
	const page = pages.get( path );
	if ( page !== undefined ) {
		response.setHeader( 'content-type', TYPES[ '.html' ]! );
		response.end( page );
		return;
	}
	const fault = faults.find( ( each ) => path.includes( each.of ) && ( each.after ?? 0 ) <= 0 );
	faults.forEach( ( each ) => {
		if ( path.includes( each.of ) && each.after ) {
			each.after--;
		}
	} );
	await fault?.until;
	const file = fileOf( path );
	if ( fault?.status || ! file ) {
		response.statusCode = fault?.status ?? 404;
		response.end();
		return;
	}
	send( request, response, file, fault );
}

/** Only files of the two folders. */
function fileOf( path: string ): string | undefined {
	for ( const [ start, folder ] of [
		[ '/build/', 'build' ],
		[ '/media/', 'tests/media' ],
	] as const ) {
		const file = resolve( folder, path.slice( start.length ) );
		if ( path.startsWith( start ) && file.startsWith( resolve( folder ) ) ) {
			return existsSync( file ) && statSync( file ).isFile() ? file : undefined;
		}
	}
	return undefined;
}

function send(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	file: string,
	fault?: Fault
): void {
	const size = statSync( file ).size;
	const [ , first, last ] = /^bytes=(\d+)-(\d*)$/.exec( headers.range ?? '' ) ?? [];
	const from = Number( first ?? 0 );
	const to = Math.min( last ? Number( last ) : size - 1, size - 1 );
	response.setHeader( 'content-type', fault?.type ?? TYPES[ extname( file ) ] ?? 'text/plain' );
	response.setHeader( 'accept-ranges', 'bytes' );
	response.setHeader( 'content-length', to - from + 1 );
	if ( first !== undefined ) {
		response.statusCode = 206;
		response.setHeader( 'content-range', `bytes ${ from }-${ to }/${ size }` );
	}
	if ( fault?.cutAt !== undefined ) {
		const part = readFileSync( file ).subarray( from, Math.min( to + 1, fault.cutAt ) );
		response.write( part, () => response.destroy() );
	} else if ( fault?.rubbishFrom !== undefined ) {
		const bytes = Buffer.from( readFileSync( file ) );
		bytes.fill( 0x55, fault.rubbishFrom );
		response.end( bytes.subarray( from, to + 1 ) );
	} else {
		createReadStream( file, { start: from, end: to } ).pipe( response );
	}
}
