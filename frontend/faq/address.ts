/** The tokens after the `#`. Names have no percent sign; an address that cannot be read says nothing. */
export const readTokens = (): string[] => {
	try {
		return decodeURIComponent( location.hash.slice( 1 ) ).split( ',' );
	} catch {
		return [];
	}
};

/** Puts tokens into the address, without a step in the history and without moving the page. */
export function writeTokens( tokens: string[] ): void {
	history.replaceState(
		history.state,
		'',
		tokens[ 0 ] ? `#${ tokens }` : location.pathname + location.search
	);
}
