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
}

/** A site that gives the replies one after another. */
export function answer( ...replies: Array< Reply | 'offline' > ) {
	const requests: Array< { url: string; init: RequestInit } > = [];
	vi.stubGlobal(
		'fetch',
		vi.fn( async ( url: string, init: RequestInit ) => {
			requests.push( { url, init } );
			const reply = replies[ requests.length - 1 ] ?? 'offline';
			if ( reply === 'offline' ) {
				throw new TypeError( 'Failed to fetch' );
			}
			const { status = 200, body = {}, headers } = reply;
			return new Response( typeof body === 'string' ? body : JSON.stringify( body ), {
				...{ status, headers },
			} );
		} )
	);
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

/** An error of the REST API. */
export const error = ( code: string, status: number, data = {} ) => ( {
	status,
	body: { code, message: 'Why.', data: { status, ...data } },
} );
