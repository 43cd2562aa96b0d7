/**
 * Returns the panel of a URL fragment: by the panel's ID, by its name (`data-anchor-id`), or
 * because it contains the element. Undefined for other fragments.
 *
 * @param hash      `#name`, percent-encoded or not.
 * @param panels    Elements with an ID.
 * @param oldPrefix Prefix of IDs in old links, followed by a name.
 * @param names     Elements with the panels' names, in the same order; the panels themselves by default.
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
