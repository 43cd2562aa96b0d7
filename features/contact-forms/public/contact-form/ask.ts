import type { Texts, Wpcf7 } from './page';

/** Reason for a missing response. `text` is the message for the visitor. */
export interface Failure {
	code: 'fetch_error' | 'invalid_json' | 'timeout' | 'http';
	text: keyof Texts;
	/** Logged to the console. */
	cause: unknown;
}

export type Result = { answer: any; failure?: undefined } | { failure: Failure };

/** Timeout, plus the upload time of files: a slow connection carries 25 bytes per millisecond. */
const PATIENCE_MS = 60_000;
const BYTES_PER_MS = 25;

/**
 * Sends a request about a form.
 *
 * @param page The page's `wpcf7`.
 * @param path Path such as `7/feedback`.
 * @param body Body of a POST request; without it, the request is a GET.
 * @return Parsed JSON; null for a response without content (204).
 */
export async function ask( page: Wpcf7, path: string, body?: FormData ): Promise< Result > {
	const stop = new AbortController();
	const clock = setTimeout( () => stop.abort(), PATIENCE_MS + sizeOf( body ) / BYTES_PER_MS );
	const result = await exchange( page, path, { body: body ?? null, signal: stop.signal } );
	clearTimeout( clock );
	if ( result.failure && stop.signal.aborted ) {
		return { failure: { ...result.failure, code: 'timeout', text: 'timeout' } };
	}
	return result;
}

/** Never throws. */
async function exchange( page: Wpcf7, path: string, init: RequestInit ): Promise< Result > {
	const { root, namespace } = page.api;
	const address = `${ `${ root }`.replace( /\/?$/, '/' ) }${ namespace }/contact-forms/${ path }`;
	const fail = ( code: Failure[ 'code' ], text: keyof Texts, cause: unknown ): Result => ( {
		failure: { code, text, cause },
	} );
	let response: Response;
	try {
		response = await fetch( address, {
			...init,
			method: init.body ? 'POST' : 'GET',
			headers: { Accept: 'application/json, */*;q=0.1' },
		} );
	} catch ( error ) {
		return fail( 'fetch_error', 'offline', error );
	}
	if ( ! response.ok ) {
		return fail( 'http', textFor( response.status ), response );
	}
	try {
		return { answer: response.status === 204 ? null : await response.json() };
	} catch ( error ) {
		return fail( 'invalid_json', 'invalid_json', error );
	}
}

/** Returns the size of the files in bytes. */
const sizeOf = ( body: FormData | undefined ): number =>
	[ ...( body?.values() ?? [] ) ].reduce(
		( sum, value ) => sum + ( typeof value === 'string' ? 0 : value.size ),
		0
	);

function textFor( status: number ): keyof Texts {
	if ( status === 413 ) {
		return 'too_large';
	}
	return status < 500 ? 'refused' : 'failed';
}
