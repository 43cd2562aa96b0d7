/** Characters that would end an attribute, and characters that URLs cannot contain. */
const UNSAFE: Readonly< Record< string, string > > = {
	' ': '%20',
	'"': '%22',
	'<': '%3C',
	'>': '%3E',
	'\\': '%5C',
	'`': '%60',
};

/** Returns the URL without control characters, which browsers ignore. */
const withoutControls = ( text: string ): string =>
	text.replace( /[\u0000-\u001f\u007f-\u009f]/g, '' ).trim();

const schemeOf = ( url: string ): string =>
	/^([a-z][a-z0-9+.-]*):/i.exec( url )?.[ 1 ]?.toLowerCase() ?? '';

/** `example.org:8080/film` has a port, and no scheme. */
const hasPort = ( url: string ): boolean => /^[^/?#]*\.[^/?#]*:\d+(?:[/?#]|$)/.test( url );

/**
 * Returns whether a URL must not be inserted, because it has another scheme than those of addresses: code, or the
 * file itself. URLs without a scheme are allowed, as WordPress completes them.
 */
export function isRefusedUrl( url: string, others: readonly string[] = [] ): boolean {
	const text = withoutControls( url );
	const scheme = schemeOf( text );
	return ! [ '', 'http', 'https', 'ftp', ...others ].includes( scheme ) && ! hasPort( text );
}

/** Returns the URL as an attribute may contain it. Addresses with letters of any language stay readable. */
export const cleanUrl = ( url: string ): string =>
	withoutControls( url ).replace( /[ "<>\\`]/g, ( character ) => UNSAFE[ character ]! );

/** Returns the URL of a link that a user typed; '' for one that must not be inserted. */
export const cleanLink = ( url: string ): string => ( isRefusedLink( url ) ? '' : cleanUrl( url ) );

/** Links may also start an e-mail or a call. */
export const isRefusedLink = ( url: string ): boolean => isRefusedUrl( url, [ 'mailto', 'tel' ] );
