/**
 * Returns the tokens after the `#`. Names contain no percent sign; an undecodable URL has no
 * tokens.
 */
export const readTokens = (): string[] => {
	try {
		return decodeURIComponent( location.hash.slice( 1 ) ).split( ',' );
	} catch {
		return [];
	}
};

/** Writes tokens into the URL, without a history entry and without scrolling. */
export function writeTokens( tokens: string[] ): void {
	history.replaceState(
		history.state,
		'',
		tokens[ 0 ] ? `#${ tokens }` : location.pathname + location.search
	);
}
