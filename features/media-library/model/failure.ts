/**
 * Reason why a call failed. `expired` is a nonce that the port could not renew, `ended` a session
 * after which the user must log in again.
 */
export type Failure =
	| { kind: 'aborted' }
	| { kind: 'network' }
	| { kind: 'expired' }
	| { kind: 'ended' }
	| { kind: 'forbidden' }
	| { kind: 'missing' }
	/** `message` is the server's text for users; '' for none. */
	| { kind: 'invalid'; message: string };

export type FailureKind = Failure[ 'kind' ];

/** A response without success. */
export interface Refusal {
	/** HTTP status; 0 when no response arrived. */
	status: number;
	body: string;
}

/** Error codes of REST responses that say more than their status. */
const CODES: Readonly< Record< string, FailureKind > > = {
	rest_cookie_invalid_nonce: 'expired',
	rest_not_logged_in: 'ended',
	rest_forbidden: 'forbidden',
	rest_post_invalid_id: 'missing',
	oembed_invalid_url: 'missing',
};

/**
 * Finds the reason in a response of WordPress: of its REST API, or of admin-ajax.php, which answers
 * `-1` for an expired nonce and `0` for users that are logged out.
 */
export function failureFrom( { status, body }: Refusal ): Failure {
	const text = body.trim();
	const said = parsed( text );
	const kind =
		CODES[ said.code ] ??
		fromPlainText( status, text ) ??
		( status === 200 && ! said.isObject ? 'network' : fromStatus( status, said.code ) );
	return kind === 'invalid' ? { kind, message: said.message } : { kind };
}

function fromPlainText( status: number, text: string ): FailureKind | undefined {
	if ( text === '-1' && status === 403 ) {
		return 'expired';
	}
	// A redirect to the login screen ends with status 200 and its HTML.
	return ( text === '0' && status === 400 ) || /<form[^>]+id="loginform"/.test( text )
		? 'ended'
		: undefined;
}

/** Our own errors of the server have a text for users, such as that its disk is full. */
function fromStatus( status: number, code: string ): Exclude< FailureKind, 'aborted' > {
	if ( status === 401 ) {
		return 'ended';
	}
	if ( status === 403 ) {
		return 'forbidden';
	}
	if ( status === 404 || status === 410 ) {
		return 'missing';
	}
	return status === 0 || ( status >= 500 && ! code.startsWith( 'pagewright_' ) )
		? 'network'
		: 'invalid';
}

/** Reads code and message of JSON; admin-ajax.php has the message in `data`. */
function parsed( text: string ): { isObject: boolean; code: string; message: string } {
	let value: unknown;
	try {
		value = JSON.parse( text );
	} catch {
		value = null;
	}
	const isObject = typeof value === 'object' && value !== null;
	const said = ( isObject ? value : {} ) as Record< string, unknown >;
	const data = said.data as { message?: unknown } | string | null | undefined;
	const message = said.message ?? ( typeof data === 'string' ? data : data?.message );
	return {
		isObject,
		code: typeof said.code === 'string' ? said.code : '',
		message: typeof message === 'string' ? message : '',
	};
}
