/** The package puts words into HTML as they come, some of them unescaped. It leaves alone what is escaped already. */
const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
	'`': '&#x60;',
};

export const text = ( value: unknown ): string =>
	typeof value === 'string' ? value.replace( /[&<>"'`]/g, ( sign ) => ENTITIES[ sign ]! ) : '';

/** A web address that may stand in an attribute; '' for anything else. */
export function address( value: unknown ): string {
	const url = typeof value === 'string' && URL.canParse( value ) ? new URL( value ) : null;
	return url && /^https?:$/.test( url.protocol ) ? text( url.href ) : '';
}

/** The same at Gravatar's own places, without what follows the path. */
export function own( value: unknown ): string {
	const url = typeof value === 'string' && URL.canParse( value ) ? new URL( value ) : null;
	return url?.protocol === 'https:' && /(^|\.)(gravatar|wp)\.com$/.test( url.hostname )
		? text( url.origin + url.pathname )
		: '';
}

/** A background as the profile's owner chose it: colours and gradients, pictures of Gravatar only. */
export function background( value: unknown ): string {
	const found = typeof value === 'string' ? value : '';
	const pictures = found.match( /(?:url|image|image-set|src)\([^)]*\)?/gi ) ?? [];
	return pictures.every( ( one ) => own( /^url\(\s*['"]?(.*?)['"]?\s*\)$/i.exec( one )?.[ 1 ] ) )
		? found
		: '';
}

export const list = ( value: unknown ): Record< string, unknown >[] =>
	Array.isArray( value ) ? value.filter( ( one ) => one && typeof one === 'object' ) : [];
