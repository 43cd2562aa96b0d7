/**
 * Elements that are kept. Others are replaced by their content; those of GONE are removed with
 * their content.
 */
const SHOWN = new Set(
	'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
		' '
	)
);
const GONE = new Set(
	'script style template noscript iframe object embed link meta base svg math form input button select textarea video audio title head'.split(
		' '
	)
);
const ATTRIBUTES = [ 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang', 'start' ];

/**
 * Returns saved HTML that is safe to show in the editor. Another user may have written it, so only
 * known elements stay, and no URLs except those of images.
 */
export function previewHtml( html: string ): string {
	const source = new DOMParser().parseFromString( html, 'text/html' );
	const target = source.implementation.createHTMLDocument( '' );
	copy( source.body, target.body );
	return target.body.innerHTML;
}

function copy( from: Node, to: Element ): void {
	for ( const node of from.childNodes ) {
		if ( node.nodeType === node.TEXT_NODE ) {
			to.append( node.nodeValue ?? '' );
		} else if ( node.nodeType === node.ELEMENT_NODE ) {
			copyElement( node as Element, to );
		}
	}
}

function copyElement( element: Element, to: Element ): void {
	const tag = element.localName;
	if ( GONE.has( tag ) ) {
		return;
	}
	if ( ! SHOWN.has( tag ) ) {
		copy( element, to );
		return;
	}
	const clone = to.ownerDocument.createElement( tag === 'a' ? 'u' : tag );
	for ( const name of ATTRIBUTES ) {
		const value = element.getAttribute( name );
		if ( value !== null ) {
			clone.setAttribute( name, value );
		}
	}
	const src = element.getAttribute( 'src' ) ?? '';
	if ( tag === 'img' && /^(https?:)?\/\/|^\/(?!\/)/i.test( src ) ) {
		clone.setAttribute( 'src', src );
	}
	to.append( clone );
	copy( element, clone );
}

/** Returns whether the text has no paragraphs, so that its line breaks are visible. */
export const isPlainText = ( html: string ) =>
	! /<(p|div|h[1-6]|ul|ol|table|blockquote|pre|br)\b/i.test( html );
