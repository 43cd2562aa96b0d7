import { describe, expect, it } from 'vitest';
import { createStorage } from '../tests/support/upload-job';
import { Unfinished } from './unfinished';

const ID = 'a'.repeat( 32 );
const file = ( name = 'boat.jpg', lastModified = 5 ) =>
	new File( [ 'abc' ], name, { lastModified } );

function start( stored: string | null = null ) {
	const storage = createStorage( stored );
	const clock = { ms: 1_000_000 };
	return {
		clock,
		values: storage().values,
		uploads: new Unfinished( storage, () => clock.ms ),
	};
}

describe( 'unfinished uploads', () => {
	it( 'are found with the same file and post', () => {
		const { uploads } = start();
		uploads.keep( file(), '7', { id: ID, chunkBytes: 10 } );
		expect( uploads.find( file(), '7' ) ).toEqual( { id: ID, chunkBytes: 10 } );
		expect( uploads.find( file(), 'replaces 7' ) ).toBeNull();
		expect( uploads.find( file( 'boat.jpg', 6 ), '7' ) ).toBeNull();
		expect( uploads.find( file( 'ship.jpg' ), '7' ) ).toBeNull();
	} );

	it( 'are forgotten, and leave nothing', () => {
		const { uploads, values } = start();
		uploads.keep( file(), '7', { id: ID, chunkBytes: 10 } );
		uploads.forget( file( 'ship.jpg' ), '7' );
		expect( uploads.find( file(), '7' ) ).not.toBeNull();
		uploads.forget( file(), '7' );
		expect( values.size ).toBe( 0 );
	} );

	it( 'expire without a chunk, as on the server', () => {
		const { uploads, clock } = start();
		uploads.keep( file(), '7', { id: ID, chunkBytes: 10 } );
		clock.ms += 7_139_999;
		expect( uploads.find( file(), '7' ) ).not.toBeNull();
		clock.ms += 1;
		expect( uploads.find( file(), '7' ) ).toBeNull();
	} );

	it.each( [
		'',
		'{',
		'null',
		'[1]',
		'"a"',
		'{"7 3 5 boat.jpg":null}',
		'{"7 3 5 boat.jpg":{"id":"../x","chunkBytes":10,"changedMs":1000000}}',
		`{"7 3 5 boat.jpg":{"id":"${ ID }","chunkBytes":-1,"changedMs":1000000}}`,
		`{"7 3 5 boat.jpg":{"id":"${ ID }","chunkBytes":10}}`,
	] )( 'are not read from damaged values: %s', ( stored ) => {
		const { uploads } = start( stored );
		expect( uploads.find( file(), '7' ) ).toBeNull();
		uploads.keep( file(), '7', { id: ID, chunkBytes: 10 } );
		expect( uploads.find( file(), '7' ) ).not.toBeNull();
	} );

	it( 'are not remembered where the browser forbids storage', () => {
		const uploads = new Unfinished(
			() => {
				throw new DOMException( '', 'SecurityError' );
			},
			() => 0
		);
		uploads.keep( file(), '7', { id: ID, chunkBytes: 10 } );
		expect( uploads.find( file(), '7' ) ).toBeNull();
		uploads.forget( file(), '7' );
	} );
} );
