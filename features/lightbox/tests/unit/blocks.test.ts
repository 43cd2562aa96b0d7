// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns the names of blocks in the first list after a word. */
function listIn( file: string, word: string ): string[] {
	const source = readFileSync( `features/lightbox/${ file }`, 'utf8' );
	const list = source.slice( source.indexOf( word ) ).split( ';', 1 )[ 0 ]!;
	return [ ...list.matchAll( /'([\w-]+\/[\w-]+)'/g ) ].map( ( [ , name ] ) => name! ).sort();
}

it( 'the server and the editor add the setting to the same blocks', () => {
	const onServer = listIn( 'Hooks.php', 'const PICTURE_BLOCKS' );
	expect( onServer.length ).toBeGreaterThan( 3 );
	expect( listIn( 'editor/index.tsx', 'const BLOCKS' ) ).toEqual( onServer );
} );
