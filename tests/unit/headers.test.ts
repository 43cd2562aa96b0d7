// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// WordPress reads a header only until the end of its line.
it.each( [
	'plugin.php',
	...readdirSync( 'patterns' )
		.filter( ( file ) => /^[a-z-]+\.php$/.test( file ) )
		.map( ( file ) => `patterns/${ file }` ),
] )( 'every header of %s is on one line', ( file ) => {
	const [ , comment ] = /\/\*\*\n([^]*?)\n \*\//.exec( readFileSync( file, 'utf8' ) )!;
	const rest = comment!
		.split( '\n' )
		.filter( ( line ) => ! /^ \*(?: [A-Z][\w ]+: +\S.*| @.+)?$/.test( line ) );
	expect( rest ).toEqual( [] );
} );
