import type { Texts, Wpcf7 } from './page';

/** Why there is no answer. `text` is what the visitor should read. */
export interface Failure {
	code: 'fetch_error' | 'invalid_json' | 'timeout' | 'http';
	text: keyof Texts;
	/** Goes to the console. */
	cause: unknown;
}

export type Result = { answer: any; failure?: undefined } | { failure: Failure };

/** No wait is longer, but for what has to be carried there: a slow line takes 25 bytes in a millisecond. */
const PATIENCE_MS = 60_000;
const BYTES_PER_MS = 25;

/**
 * Asks the server about a form.
 *
 * @param page Its `wpcf7`.
 * @param path As `7/feedback`.
 * @param body Sent by POST; without it, it is a GET.
 * @return The JSON of the answer; null where the server says that there is none (204).
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

/** Of the files, in bytes. */
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
