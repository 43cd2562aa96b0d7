// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
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

it( 'the code contains each hook of the widget in the guide', () => {
	const [ , text = '' ] = /^## Hooks of the widget\n([^#]*)/m.exec( guide ) ?? [];
	const names = [ ...text.matchAll( /`(?:siteorigin_widgets)?_contact_(\w+)`/g ) ].map(
		( [ , name ] ) => name!
	);
	const code = readdirSync( 'features/contact-forms/compat' )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => readFileSync( `features/contact-forms/compat/${ name }`, 'utf8' ) )
		.join( '\n' );
	expect( names.length ).toBeGreaterThan( 5 );
	expect( names.filter( ( name ) => ! code.includes( name ) ) ).toEqual( [] );
} );
