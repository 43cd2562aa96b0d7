// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Modules that bring English texts for pages without the server's, and the PHP that prints these: by the same keys. */
const PAIRS = [
	[ 'frontend/player/options.ts', 'features/player/Words.php' ],
	[ 'frontend/contact-form/texts.ts', 'forms/Assets.php' ],
] as const;

const textsIn = ( file: string, pattern: RegExp ) =>
	Object.fromEntries(
		[ ...readFileSync( file, 'utf8' ).matchAll( pattern ) ].map( ( [ , key, text ] ) => [
			key,
			text,
		] )
	);

it.each( PAIRS )( 'the texts in %s are those of %s', ( module, server ) => {
	const theirs = textsIn( server, /'(\w+)'\s*=> __\( '([^']*)'/g );
	const ours = Object.entries( textsIn( module, /^\t(\w+): '([^']*)'/gm ) ).filter(
		( [ key ] ) => key in theirs
	);
	expect( ours.length ).toBeGreaterThanOrEqual( 8 );
	expect( Object.fromEntries( ours ) ).toEqual(
		Object.fromEntries( ours.map( ( [ key ] ) => [ key, theirs[ key ] ] ) )
	);
} );
