import type { Result } from './send';

/** Where admin-ajax is, and the nonce of the forms' calls. */
export interface Site {
	ajaxUrl: string;
	widgetsNonce: string;
}

export interface AjaxCall {
	action: string;
	parameters: Record< string, string >;
	/** GET when absent. */
	method?: 'GET' | 'POST';
	signal?: AbortSignal | undefined;
}

/** Calls an ajax action of ours; `read` takes the answer from its text and may throw. A refusal's message is the site's sentence. Never rejects. */
export async function callAjax< T >(
	{ ajaxUrl, widgetsNonce }: Site,
	{ action, parameters, method = 'GET', signal }: AjaxCall,
	read: ( text: string ) => T
): Promise< Result< T > > {
	const query = new URLSearchParams( { action, _widgets_nonce: widgetsNonce } );
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
			return refused( text, response.status );
		}
		try {
			return { ok: true, value: read( text ) };
		} catch {
			return refused( text, response.status );
		}
	} catch ( error ) {
		return {
			ok: false,
			failure: signal?.aborted
				? { kind: 'aborted' }
				: { kind: 'offline', message: String( error ) },
		};
	}
}

/** Longest raw answer that is handed on: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

const refused = ( text: string, status: number ) =>
	( {
		ok: false,
		failure: { kind: 'refused', message: text.slice( 0, MAX_RAW_CHARS ), status },
	} ) as const;

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
