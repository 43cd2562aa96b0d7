/**
 * The panel an address means: by the panel's id, by its name (`data-anchor-id`), or because the named element stands in it.
 * Undefined when the hash means nothing here.
 *
 * @param hash      `#name`, percent-coded or not.
 * @param panels    Elements with an id.
 * @param oldPrefix Start of the ids that old links point to; the rest is a name.
 * @param names     Elements that carry the panels' names, in the same order; the panels themselves when left out.
 */
export function targetOf< P extends HTMLElement >(
	hash: string,
	panels: P[],
	oldPrefix: RegExp,
	names: HTMLElement[] = panels
): P | undefined {
	const name = decode( hash.slice( 1 ) );
	if ( ! name ) {
		return undefined;
	}
	const named = ( anchor: string ) =>
		panels[ names.findIndex( ( { dataset } ) => dataset.anchorId === anchor ) ];
	const inside = panels[ 0 ]?.ownerDocument.getElementById( name );
	return (
		panels.find( ( panel ) => panel.id === name ) ??
		named( name ) ??
		named( name.replace( oldPrefix, '' ) ) ??
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
