import { __ } from '@wordpress/i18n';
import { ajaxAction } from './addresses';
import type { Failure, Result } from './send';

/** URL of admin-ajax.php, and the nonce. */
export interface AjaxDoor {
	ajaxUrl: string;
	nonce: string;
}

export interface AjaxCall {
	action: string;
	parameters: Record< string, string >;
	/** GET by default. */
	method?: 'GET' | 'POST';
	/** Name of the nonce parameter; by default that of widget forms. */
	nonceName?: string;
	signal?: AbortSignal | undefined;
}

/** Maximum length of an error that users see: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

/**
 * Calls an admin-ajax action; `read` parses the response text and may throw. A refusal contains the
 * message of the site. Never rejects.
 */
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

/** Refusals are sentences. Markup comes from a proxy or from PHP; only its text is shown. */
function refused( text: string, status: number ): Failure {
	const message = text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, MAX_RAW_CHARS );
	return {
		kind: 'refused',
		status,
		// WordPress answers '0' to users who are signed out.
		message: [ '', '0' ].includes( message )
			? __(
					'The site sent an unexpected response. Reload the page and try again.',
					'pagewright'
				)
			: message,
	};
}

/** Parses a response with an object. Throws for other types. */
export function readFacts( text: string ): Record< string, unknown > {
	const answer: unknown = JSON.parse( text );
	if ( answer === null || typeof answer !== 'object' ) {
		throw new TypeError( 'No object.' );
	}
	return answer as Record< string, unknown >;
}

/** An option: the stored value, its label, and the key of its type or taxonomy. */
export interface Found {
	value: string;
	label: string;
	type: string;
}

/** Parses `[ { value, label, type } ]`, with numbers as text. Throws when it is not a list. */
export function readFound( text: string ): Found[] {
	return ( JSON.parse( text ) as Array< Partial< Found > > ).map( ( each ) => ( {
		value: String( each.value ?? '' ),
		label: String( each.label ?? '' ),
		type: String( each.type ?? '' ),
	} ) );
}
