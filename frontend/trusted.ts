/**
 * The only module that turns text into HTML or a script. The linter enforces this for all public
 * modules, so this file shows everything that may run. With Trusted Types, browsers enforce it too.
 */
interface Policy {
	createHTML: ( html: string ) => string;
	createScriptURL: ( url: string ) => string;
}
type Page = Window & {
	trustedTypes?: { createPolicy: ( name: string, rules: Policy ) => Policy };
	[ POLICY ]?: Policy;
};

/**
 * The modules of a page are built separately and share the policy, because a page may create it
 * only once.
 */
const POLICY = Symbol.for( 'pagewright' );
const same = ( value: string ) => value;

function policy(): Policy {
	const page = window as unknown as Page;
	const plain = { createHTML: same, createScriptURL: same };
	try {
		return ( page[ POLICY ] ??=
			page.trustedTypes?.createPolicy( 'pagewright', plain ) ?? plain );
	} catch {
		// The site's Content-Security-Policy does not allow our policy; the browser then blocks the
		// assignments.
		return plain;
	}
}

/**
 * Inserts HTML before or after an element. The HTML must come from an endpoint of this site, which
 * answerOf() verifies.
 */
export const insertHtml = (
	element: Element,
	place: 'beforebegin' | 'afterend',
	html: string
): void => element.insertAdjacentHTML( place, policy().createHTML( html ) );

/**
 * Trusts the HTML that a library assigns to `innerHTML`: its own constants, and options that our
 * code passes as text or elements. The build adds this call to libraries; see
 * tools/library-html.cjs.
 */
export const trustLibraryHtml = ( html: string ): string => policy().createHTML( html );

/**
 * Loads a script. The URL must be a constant in the code, or come with a hash of the file.
 *
 * @return Resolves after it ran; rejects when it does not load.
 */
export function loadScript( address: string, integrity = '' ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = policy().createScriptURL( address );
		script.onload = () => resolve();
		script.onerror = () => reject( new Error( `${ address } cannot be used.` ) );
		if ( integrity ) {
			script.integrity = integrity;
			script.crossOrigin = 'anonymous';
		}
		document.head.append( script );
	} );
}
