import { vi } from 'vitest';
import { createUploadPort } from '../../port/uploads';

export const file = new File( [ 'Some text' ], 'boat.jpg', {
	type: 'image/jpeg',
	lastModified: 5,
} );

export interface Reply {
	status?: number;
	body?: unknown;
	headers?: Record< string, string >;
	/** Whether the connection is lost after the headers of the response to a form. */
	isCut?: boolean;
}

/** A site that gives the replies one after another. Half of a form is sent before the whole one. */
export function answer( ...replies: Array< Reply | 'offline' > ) {
	const requests: Array< { url: string; init: RequestInit } > = [];
	const next = ( url: string, init: RequestInit ): Reply | null => {
		requests.push( { url, init } );
		const reply = replies[ requests.length - 1 ] ?? 'offline';
		return reply === 'offline' ? null : reply;
	};
	vi.stubGlobal(
		'fetch',
		vi.fn( async ( url: string, init: RequestInit ) => {
			const reply = next( url, init );
			if ( ! reply ) {
				throw new TypeError( 'Failed to fetch' );
			}
			return new Response( textOf( reply ), {
				...{ status: reply.status ?? 200, headers: reply.headers },
			} );
		} )
	);
	vi.stubGlobal( 'XMLHttpRequest', formRequest( next ) );
	const last = () => {
		const { url, init } = requests.at( -1 )!;
		const { searchParams } = new URL( url, 'https://example.org' );
		return {
			...{ method: init.method ?? 'GET', body: init.body },
			url: decodeURIComponent( url ),
			path: searchParams.get( 'rest_route' ) ?? url,
			headers: new Headers( init.headers as Record< string, string > ),
		};
	};
	return { port: createUploadPort(), requests, last };
}

const textOf = ( { body = {} }: Reply ) =>
	typeof body === 'string' ? body : JSON.stringify( body );

/** Returns the class of requests that send forms. */
const formRequest = ( next: ( url: string, init: RequestInit ) => Reply | null ) =>
	class extends EventTarget {
		static readonly HEADERS_RECEIVED = 2;
		readonly upload = new EventTarget();
		status = 0;
		readyState = 0;
		responseText = '';
		#url = '';
		#headers: Record< string, string > = {};

		open( _method: string, url: string ) {
			this.#url = url;
		}

		getResponseHeader = ( name: string ) => this.#headers[ name ] ?? null;

		getAllResponseHeaders = () =>
			Object.entries( this.#headers )
				.map( ( [ name, value ] ) => `${ name.toLowerCase() }: ${ value }\r\n` )
				.join( '' );

		abort = () => this.dispatchEvent( new Event( 'abort' ) );

		send( body: FormData ) {
			for ( const loaded of [ 1, 2 ] ) {
				this.upload.dispatchEvent( new ProgressEvent( 'progress', { loaded, total: 2 } ) );
			}
			const reply = next( this.#url, { method: 'POST', body } );
			if ( reply ) {
				this.#headers = reply.headers ?? {};
				Object.assign( this, {
					status: reply.status ?? 200,
					responseText: textOf( reply ),
					readyState: 2,
				} );
				this.dispatchEvent( new Event( 'readystatechange' ) );
			}
			this.dispatchEvent( new Event( reply && ! reply.isCut ? 'load' : 'error' ) );
		}
	};

/** An error of the REST API. */
export const error = ( code: string, status: number, data = {} ) => ( {
	status,
	body: { code, message: 'Why.', data: { status, ...data } },
} );
