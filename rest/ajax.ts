import { __ } from '@wordpress/i18n';
import { ajaxAction } from './addresses';
import type { Failure, Result } from './send';

/** Where admin-ajax is, and the nonce of the calls. */
export interface AjaxDoor {
	ajaxUrl: string;
	nonce: string;
}

export interface AjaxCall {
	action: string;
	parameters: Record< string, string >;
	/** GET when absent. */
	method?: 'GET' | 'POST';
	/** Name that the nonce is sent under; that of the forms' calls when absent. */
	nonceName?: string;
	signal?: AbortSignal | undefined;
}

/** Longest refusal that is shown to a user: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

/** Calls an ajax action of ours; `read` takes the answer from its text and may throw. A refusal's message is the site's sentence. Never rejects. */
export async function callAjax< T >(
	{ ajaxUrl, nonce }: AjaxDoor,
	{ action, parameters, method = 'GET', nonceName = '_widgets_nonce', signal }: AjaxCall,
	read: ( text: string ) => T
): Promise< Result< T > > {
	const query = new URLSearchParams( { action: ajaxAction( action ), [ nonceName ]: nonce } );
	const body = new URLSearchParams( parameters );
	try {
		const response = await fetch(
			`${ ajaxUrl }?${ method === 'GET' ? `${ query }&${ body }` : query }`,
			{
				method,
				credentials: 'same-origin',
				signal: signal ?? null,
				...( method === 'POST' ? { body } : {} ),
			}
		);
		const text = await response.text();
		if ( ! response.ok ) {
			return { ok: false, failure: refused( text, response.status ) };
		}
		try {
			return { ok: true, value: read( text ) };
		} catch {
			return { ok: false, failure: refused( text, response.status ) };
		}
	} catch {
		return { ok: false, failure: signal?.aborted ? { kind: 'aborted' } : offline() };
	}
}

const offline = (): Failure => ( {
	kind: 'offline',
	message: __( 'The site cannot be reached. Check your connection and try again.', 'pagewright' ),
} );

/** Refusals are sentences; markup is the page of a proxy or of PHP, whose text is all that is shown. */
function refused( text: string, status: number ): Failure {
	const message = text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, MAX_RAW_CHARS );
	return {
		kind: 'refused',
		status,
		// WordPress answers '0' to somebody who is signed out.
		message: [ '', '0' ].includes( message )
			? __(
					'The site sent an unexpected response. Reload the page and try again.',
					'pagewright'
				)
			: message,
	};
}

/** The facts of an answer that is an object. Throws when it is none. */
export function readFacts( text: string ): Record< string, unknown > {
	const answer: unknown = JSON.parse( text );
	if ( answer === null || typeof answer !== 'object' ) {
		throw new TypeError( 'No object.' );
	}
	return answer as Record< string, unknown >;
}

/** Something to choose: what is stored, what people read, and the key of its type or taxonomy. */
export interface Found {
	value: string;
	label: string;
	type: string;
}

/** `[ { value, label, type } ]`; numbers are texts. Throws when it is no list. */
export function readFound( text: string ): Found[] {
	return ( JSON.parse( text ) as Array< Partial< Found > > ).map( ( each ) => ( {
		value: String( each.value ?? '' ),
		label: String( each.label ?? '' ),
		type: String( each.type ?? '' ),
	} ) );
}
