import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const textsIn = ( file: string, pattern: RegExp ) =>
	Object.fromEntries(
		[ ...readFileSync( file, 'utf8' ).matchAll( pattern ) ].map( ( [ , key, text ] ) => [
			key!,
			text!,
		] )
	);

/**
 * Compares the English texts of a module, for pages without the server's, with the PHP that prints
 * them.
 *
 * @return The keys with different texts. Fails if they share fewer than eight keys.
 */
export function differingTexts( module: string, server: string ): string[] {
	const theirs = textsIn( server, /'(\w+)'\s*=> __\( '([^']*)'/g );
	const ours = textsIn( module, /^\t(\w+): '([^']*)'/gm );
	const shared = Object.keys( ours ).filter( ( key ) => key in theirs );
	expect( shared.length ).toBeGreaterThanOrEqual( 8 );
	return shared.filter( ( key ) => ours[ key ] !== theirs[ key ] );
}
