/** Start of the id that old links point to; the rest is the name of the panel. */
const OLD_PREFIX = /^accordion-(?:label|content)-/;

/**
 * The panel an address means: by the panel's id, by its name (`data-anchor-id`), or because the named element stands in it.
 * Undefined when the hash means nothing here. @param hash `#name`, percent-coded or not.
 */
export function targetOf< P extends HTMLElement >( hash: string, panels: P[] ): P | undefined {
	const name = decode( hash.slice( 1 ) );
	if ( ! name ) {
		return undefined;
	}
	const short = name.replace( OLD_PREFIX, '' );
	const inside = panels[ 0 ]?.ownerDocument.getElementById( name );
	return (
		panels.find( ( panel ) => panel.id === name ) ??
		panels.find( ( { dataset } ) => dataset.anchorId === name || dataset.anchorId === short ) ??
		panels.find( ( panel ) => inside && panel.contains( inside ) )
	);
}

function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
