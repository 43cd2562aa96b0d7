import apiFetch from '@wordpress/api-fetch';

/** The part of apiFetch with the nonce of the REST API, which WordPress renews. */
interface Nonces {
	nonceMiddleware?: { nonce: string };
	nonceEndpoint?: string;
}

/** Reads a text while the page waits. Throws if that fails. */
export function readNow( url: string, nonce?: string ): string {
	const request = new XMLHttpRequest();
	request.open( 'GET', url, false );
	if ( nonce !== undefined ) {
		request.setRequestHeader( 'X-WP-Nonce', nonce );
	}
	request.send();
	if ( request.status !== 200 ) {
		throw new Error( `${ request.status } ${ url }` );
	}
	return request.responseText;
}

/** Reads a text. Rejects if that fails. */
export async function read( url: string ): Promise< string > {
	const response = await fetch( url );
	if ( ! response.ok ) {
		throw new Error( `${ response.status } ${ url }` );
	}
	return response.text();
}

/** Reads the templates of the dialog while the page waits, with a new nonce if the one of the page has expired. */
export function readTemplatesNow( url: string ): string {
	const { nonceMiddleware, nonceEndpoint } = apiFetch as Nonces;
	try {
		return htmlOf( readNow( url, nonceMiddleware?.nonce ?? '' ) );
	} catch ( error ) {
		if ( ! nonceMiddleware || ! nonceEndpoint ) {
			throw error;
		}
		nonceMiddleware.nonce = readNow( nonceEndpoint );
		return htmlOf( readNow( url, nonceMiddleware.nonce ) );
	}
}

/** Reads the templates of the dialog. */
export const readTemplates = async ( url: string ): Promise< string > =>
	( await apiFetch< { html: string } >( { url } ) ).html;

const htmlOf = ( json: string ): string => ( JSON.parse( json ) as { html: string } ).html;

/**
 * Returns the code of a style sheet with whole addresses, for an element in the page. A link would load after the code
 * that measures what the sheet defines.
 */
export const withAddresses = ( css: string, url: string ): string =>
	css.replace(
		/url\(\s*(["']?)(?!["'\s]|data:|#)([^"')]+)\1\s*\)/g,
		( _whole, _quote, path: string ) => `url("${ new URL( path.trim(), url ).href }")`
	);
