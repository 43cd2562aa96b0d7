// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync( 'features/contact-forms/README.md', 'utf8' );

it.each( [
	[ 'A rule for fields', /minlength|\brules?\b|too_short/i ],
	[ 'A mail-tag', /\btags?\b/i ],
	[ 'A setting', /settings/i ],
] )( 'the guide says where to change it: %s', ( change, content ) => {
	const line = guide.split( '\n' ).find( ( one ) => one.startsWith( `| ${ change } |` ) )!;
	const files = [ ...line.matchAll( /`([^`]+\/[^`]+)`/g ) ].map( ( [ , file ] ) => file! );
	expect( files.length ).toBeGreaterThan( 1 );
	for ( const file of files ) {
		expect( readFileSync( file, 'utf8' ), file ).toMatch( content );
	}
} );
