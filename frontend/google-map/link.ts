/**
 * Returns a new, empty link to the destination of a static map, copied from the server's escaped
 * HTML; undefined for a map without one.
 */
export function linkOf( root: HTMLElement ): HTMLAnchorElement | undefined {
	return root.querySelector( '.pagewright-google-map__place > a' )?.cloneNode( false ) as
		HTMLAnchorElement | undefined;
}
