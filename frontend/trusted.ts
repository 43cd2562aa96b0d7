/**
 * The one place where text becomes HTML or a script. Nothing else in the public modules does either, and the linter sees to
 * it, so this is what has to be read to know what may run. With a policy of Trusted Types a browser sees to it too.
 */
interface Policy {
	createHTML: ( html: string ) => string;
	createScriptURL: ( url: string ) => string;
}
type Page = Window & {
	trustedTypes?: { createPolicy: ( name: string, rules: Policy ) => Policy };
	[ POLICY ]?: Policy;
};

/** The modules of a page are built apart and share the policy, which a page may only have once. */
const POLICY = Symbol.for( 'pagewright' );
const same = ( value: string ) => value;

function policy(): Policy {
	const page = window as unknown as Page;
	const plain = { createHTML: same, createScriptURL: same };
	try {
		return ( page[ POLICY ] ??=
			page.trustedTypes?.createPolicy( 'pagewright', plain ) ?? plain );
	} catch {
		// The site's list of policies does not name ours; what the browser then refuses does not come.
		return plain;
	}
}

/**
 * Puts HTML before or after an element. It must come from an endpoint of this site, which answerOf() makes sure of.
 */
export const insertHtml = (
	element: Element,
	place: 'beforebegin' | 'afterend',
	html: string
): void => element.insertAdjacentHTML( place, policy().createHTML( html ) );

/**
 * Trusts the HTML that a library assigns to `innerHTML`. It consists of the library's own constants and of options, which our code passes as text or as elements.
 * The build adds this call to libraries; see tools/library-html.cjs.
 */
export const trustLibraryHtml = ( html: string ): string => policy().createHTML( html );

/**
 * Loads a script, once it is asked for. The address must be a constant of the code, or come with a hash of the file.
 *
 * @return Settles when it has run; rejects when it does not come.
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
