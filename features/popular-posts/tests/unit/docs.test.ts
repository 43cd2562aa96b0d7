// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync( 'features/popular-posts/README.md', 'utf8' );

it.each( [
	[ 'The query of a list', /final class (Query|Conditions)/ ],
	[ 'A theme', /padding|"name"/ ],
	[ 'Which page views count', /counts?\b/i ],
	[ 'A setting', /settings/i ],
] )( 'the guide has the right files for: %s', ( change, content ) => {
	const line = guide.split( '\n' ).find( ( one ) => one.startsWith( `| ${ change } |` ) )!;
	const files = [ ...line.matchAll( /`([^`]+\/[^`]+)`/g ) ].map( ( [ , file ] ) => file! );
	expect( files.length ).toBeGreaterThan( 1 );
	for ( const file of files ) {
		expect( readFileSync( file, 'utf8' ), file ).toMatch( content );
	}
} );

it( 'the code has each hook that the guide names', () => {
	const [ , text = '' ] = /^## Hooks\n([^#]*)/m.exec( guide ) ?? [];
	const names = [ ...text.matchAll( /`(pagewright\/[\w/-]+|wpp_\w+)`/g ) ].map(
		( [ , name ] ) => name!
	);
	const hooks = readFileSync( 'docs/hooks.md', 'utf8' );
	expect( names.length ).toBeGreaterThan( 20 );
	expect( names.filter( ( name ) => ! hooks.includes( `\`${ name }\`` ) ) ).toEqual( [] );
} );
