/** A new, empty link to the destination of a static map, as the server printed and escaped it; undefined where the map has none. */
export function linkOf( root: HTMLElement ): HTMLAnchorElement | undefined {
	return root.querySelector( '.pagewright-google-map__place > a' )?.cloneNode( false ) as
		HTMLAnchorElement | undefined;
}
