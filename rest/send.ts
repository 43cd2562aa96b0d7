import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

/** Reason why a request failed. */
export type Failure =
	| { kind: 'aborted' }
	| { kind: 'offline'; message: string }
	/** `code` is that of the REST API, if the response has one. */
	| { kind: 'refused'; message: string; status: number; code?: string };

export type Result< T > = { ok: true; value: T } | { ok: false; failure: Failure };

/** Maximum length of a raw response that users see: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

/** Error code of WordPress for a nonce of another session; remains after renewing it failed. */
const FOREIGN_NONCE = 'rest_cookie_invalid_nonce';

/** Error code of WordPress for users who are logged out. */
const ENDED = 'rest_not_logged_in';

/** Properties that WordPress adds to apiFetch. */
interface NonceKeeper {
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
}

/**
 * Sends JSON to one of our routes, with POST by default. Uses root URL and nonce of WordPress;
 * renews an expired nonce once. Never rejects.
 */
export const send = < T >(
	path: string,
	data: object,
	signal?: AbortSignal,
	method: 'POST' | 'DELETE' = 'POST'
) => request< T >( { path, method, data }, signal );

/** The same for GET routes. @param path With its query. */
export const load = < T >( path: string, signal?: AbortSignal ) => request< T >( { path }, signal );

/** A path of the REST API, or the URL of another part of WordPress such as admin-ajax.php. */
export type Question = ( { path: string } | { url: string } ) & {
	/** GET by default. */
	method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
	/** Sent as JSON. */
	data?: object;
	body?: BodyInit;
	headers?: Record< string, string >;
};

/** Sends any request, with the nonce of the REST API in a header. */
export async function request< T >(
	question: Question,
	signal?: AbortSignal
): Promise< Result< T > > {
	try {
		const { response, isEnded } = await requestResponse( question, signal );
		if ( response.ok ) {
			return await read< T >( response );
		}
		return {
			ok: false,
			failure: signal?.aborted ? { kind: 'aborted' } : await refused( response, isEnded ),
		};
	} catch ( error ) {
		return {
			ok: false,
			failure: signal?.aborted ? { kind: 'aborted' } : offline( error ),
		};
	}
}

/**
 * Sends any request, renews an expired nonce once, and returns the response, also if it is an
 * error. Rejects when no response arrives.
 *
 * @return `isEnded` says that the nonce could not be renewed: the user is logged out.
 */
export async function requestResponse(
	question: Question,
	signal?: AbortSignal
): Promise< { response: Response; isEnded: boolean } > {
	const ask = () =>
		apiFetch< Response, false >( { ...question, parse: false, signal } ).catch( ( error ) => {
			if ( isResponse( error ) ) {
				return error;
			}
			throw error;
		} );
	const response = await ask();
	if ( ! ( await isExpired( response ) ) ) {
		return { response, isEnded: false };
	}
	return ( await renewNonce( signal ) )
		? { response: await ask(), isEnded: false }
		: { response, isEnded: true };
}

/** apiFetch renews nonces only for parsed responses; we request raw ones, for their text. */
async function isExpired( response: Response ): Promise< boolean > {
	return (
		response.status === 403 &&
		( await response.clone().text() ).includes( `"${ FOREIGN_NONCE }"` )
	);
}

/** Returns false when the user is signed out: the refusal remains. */
async function renewNonce( signal?: AbortSignal ): Promise< boolean > {
	const { nonceEndpoint, nonceMiddleware } = apiFetch as NonceKeeper;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return false;
	}
	const response = await fetch( nonceEndpoint, { signal } );
	if ( response.ok ) {
		nonceMiddleware.nonce = await response.text();
	}
	return response.ok;
}

async function read< T >( response: Response ): Promise< Result< T > > {
	const text = await response.clone().text();
	try {
		return { ok: true, value: JSON.parse( text ) as T };
	} catch {
		return { ok: false, failure: await refused( response ) };
	}
}

/**
 * Returns the message of the response, or its raw text when it is not JSON. WordPress's "Cookie
 * check failed" does not help users, and neither does the HTML of its login screen.
 */
async function refused( response: Response, isEnded = false ): Promise< Failure > {
	const text = await response.text();
	const { status } = response;
	const { code, message } = said( text );
	if ( isEnded || code === FOREIGN_NONCE || /<form[^>]+id="loginform"/.test( text ) ) {
		return {
			kind: 'refused',
			message: __(
				'You are logged out. Log in again in another tab, then try again here. Your changes are kept.',
				'pagewright'
			),
			status,
			code: code === FOREIGN_NONCE && ! isEnded ? code : ENDED,
		};
	}
	return { kind: 'refused', message, status, ...( code && { code } ) };
}

/** Reads the error of a response. The text of a proxy or of PHP says more than we could. */
function said( text: string ): { code: string; message: string } {
	const raw = text.slice( 0, MAX_RAW_CHARS );
	try {
		const answer = JSON.parse( text );
		return {
			code: typeof answer.code === 'string' ? answer.code : '',
			message: String( answer.message ?? raw ),
		};
	} catch {
		return { code: '', message: raw };
	}
}

/** apiFetch has a translated message, browsers an English one for developers. */
const offline = ( error: unknown ): Failure => ( {
	kind: 'offline',
	message:
		error instanceof TypeError
			? __( 'The site does not respond. Check your connection and try again.', 'pagewright' )
			: String( ( error as { message?: unknown } )?.message ?? error ),
} );

// The editor may run in another realm than the response.
const isResponse = ( value: unknown ): value is Response =>
	typeof ( value as Response )?.text === 'function';
