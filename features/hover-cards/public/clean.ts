/** The package inserts some texts as HTML without escaping. It does not escape twice. */
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

/** Returns a web URL that is safe in an attribute; '' otherwise. */
export function address( value: unknown ): string {
	const url = typeof value === 'string' && URL.canParse( value ) ? new URL( value ) : null;
	return url && /^https?:$/.test( url.protocol ) ? text( url.href ) : '';
}

/** Accepts only URLs of Gravatar, without query and fragment. */
export function own( value: unknown ): string {
	const url = typeof value === 'string' && URL.canParse( value ) ? new URL( value ) : null;
	return url?.protocol === 'https:' && /(^|\.)(gravatar|wp)\.com$/.test( url.hostname )
		? text( url.origin + url.pathname )
		: '';
}

/** Returns the background of a profile: colors, gradients, and images of Gravatar only. */
export function background( value: unknown ): string {
	const found = typeof value === 'string' ? value : '';
	const pictures = found.match( /(?:url|image|image-set|src)\([^)]*\)?/gi ) ?? [];
	return pictures.every( ( one ) => own( /^url\(\s*['"]?(.*?)['"]?\s*\)$/i.exec( one )?.[ 1 ] ) )
		? found
		: '';
}

export const list = ( value: unknown ): Record< string, unknown >[] =>
	Array.isArray( value ) ? value.filter( ( one ) => one && typeof one === 'object' ) : [];
