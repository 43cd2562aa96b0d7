import apiFetch from '@wordpress/api-fetch';

/** Why a call gave no answer. */
export type Failure =
	| { kind: 'aborted' }
	| { kind: 'offline'; message: string }
	| { kind: 'refused'; message: string; status: number };

export type Result< T > = { ok: true; value: T } | { ok: false; failure: Failure };

/** Longest raw answer that is shown to a user: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

/** POSTs JSON to one of our routes. Root address and nonce header are WordPress's; an expired nonce is renewed by it. Never rejects. */
export async function send< T >(
	path: string,
	data: object,
	signal?: AbortSignal
): Promise< Result< T > > {
	try {
		const response = await apiFetch< Response, false >( {
			path,
			method: 'POST',
			data,
			parse: false,
			signal,
		} );
		return await read< T >( response );
	} catch ( error ) {
		if ( signal?.aborted ) {
			return { ok: false, failure: { kind: 'aborted' } };
		}
		return {
			ok: false,
			failure: isResponse( error ) ? await refused( error ) : offline( error ),
		};
	}
}

async function read< T >( response: Response ): Promise< Result< T > > {
	const text = await response.clone().text();
	try {
		return { ok: true, value: JSON.parse( text ) as T };
	} catch {
		return { ok: false, failure: await refused( response ) };
	}
}

/** The answer's own message, or its raw text where it is no JSON. */
async function refused( response: Response ): Promise< Failure > {
	const text = ( await response.text() ).slice( 0, MAX_RAW_CHARS );
	let message = text;
	try {
		message = String( JSON.parse( text ).message ?? text );
	} catch {
		// Not JSON: a proxy's or PHP's own words say more than we could.
	}
	return { kind: 'refused', message, status: response.status };
}

const offline = ( error: unknown ): Failure => ( {
	kind: 'offline',
	message: String( ( error as { message?: unknown } )?.message ?? error ),
} );

// The editor may run in another realm than the response.
const isResponse = ( value: unknown ): value is Response =>
	typeof ( value as Response )?.text === 'function';
