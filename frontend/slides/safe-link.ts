declare global {
	interface Window {
		/** Protocols that a site allows for links of slides, with or without the colon. */

		sowb_slider_allowed_protocols?: string[];
	}
}

const PROTOCOLS = [ 'http', 'https' ];
/** Maximum number of encodings; more are an attempt to hide something. */
const MAX_DECODINGS = 10;

/**
 * Validates the link of a slide: a path, a fragment, or a URL with an allowed protocol.
 * @return The URL, or '' for one that runs a script or hides its protocol.
 */
export function safeLink( url: string, base: string = location.href ): string {
	const href = url
		.replace( /[\u0000-\u0020\u007f-\u00a0]+/g, ( found ) => ( found === ' ' ? ' ' : '' ) )
		.trim();
	let decoded = href;
	for ( let turn = 0; ; turn++ ) {
		let next: string;
		try {
			next = decodeURIComponent( decoded );
		} catch {
			break;
		}
		if ( next === decoded ) {
			break;
		}
		if ( turn === MAX_DECODINGS ) {
			return '';
		}
		decoded = next;
	}
	if ( ! href || /(?:java|vb)script:/i.test( decoded.replace( /[\s\u0000-\u001f]/g, '' ) ) ) {
		return '';
	}
	try {
		const { protocol } = new URL( href, base );
		// An element with that ID would be a property of the window too.
		const chosen = window.sowb_slider_allowed_protocols;
		const allowed = Array.isArray( chosen ) ? chosen : PROTOCOLS;
		return allowed.some( ( name ) => `${ name.replace( /:$/, '' ) }:` === protocol )
			? href
			: '';
	} catch {
		return '';
	}
}
