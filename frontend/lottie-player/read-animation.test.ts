// @vitest-environment node
import { expect, it } from 'vitest';
import { archive, SPINNER, zip } from '../../tests/support/animations';
import { readAnimation } from './read-animation';

const bytes = ( data: Buffer | string ): ArrayBuffer =>
	new Uint8Array( Buffer.from( data as Buffer ) ).buffer;

it( 'parses an animation as JSON', async () => {
	expect( await readAnimation( bytes( JSON.stringify( SPINNER ) ) ) ).toEqual( SPINNER );
} );

it( 'parses the first animation of an archive', async () => {
	expect( await readAnimation( bytes( archive() ) ) ).toEqual( SPINNER );
} );

it( 'parses version 2 of the format, with its images', async () => {
	const data = {
		...SPINNER,
		assets: [
			{ id: 'a', p: 'dot.png', u: '/images/', w: 1, h: 1 },
			{ id: 'b', p: 'gone.png' },
		],
	};
	const read = await readAnimation(
		bytes(
			zip( {
				'manifest.json': JSON.stringify( { version: '2', animations: [ { id: 'x' } ] } ),
				'a/x.json': JSON.stringify( data ),
				'i/dot.png': 'dot',
			} )
		)
	);
	expect( read.assets ).toEqual( [
		{ id: 'a', p: 'data:image/png;base64,ZG90', u: '', e: 1, w: 1, h: 1 },
		{ id: 'b', p: 'gone.png' },
	] );
} );

it( 'keeps embedded images and names of files, and no URLs', async () => {
	const data = {
		...SPINNER,
		assets: [
			{ id: 'a', p: 'data:image/png;base64,ZG90', e: 1 },
			{ id: 'b', p: 'dot.png', u: 'images/', e: 0 },
			{ id: 'c', p: 'https://evil.example/c.png', e: 1 },
			{ id: 'd', p: 'data:text/html,x', e: 1 },
			{ id: 'e', p: 'e.json', e: 0, t: 3 },
			{ id: 'f', layers: [] },
		],
		fonts: { list: [ { fName: 'A', fFamily: 'A', fOrigin: 'g', fPath: '//evil.example' } ] },
	};
	const { assets, fonts } = await readAnimation( bytes( JSON.stringify( data ) ) );
	expect( assets ).toEqual( [
		data.assets[ 0 ],
		data.assets[ 1 ],
		{ ...data.assets[ 2 ], e: 0 },
		{ ...data.assets[ 3 ], e: 0 },
		{ id: 'e', p: 'e.json', e: 0 },
		data.assets[ 5 ],
	] );
	expect( fonts ).toEqual( { list: [ { fName: 'A', fFamily: 'A', fOrigin: 'g' } ] } );
} );

it.each( [ '<html>', '{"a":1}', '[]', 'PK\x03\x04 and no more of an archive' ] )(
	'refuses %j',
	async ( text ) => {
		await expect( readAnimation( bytes( text ) ) ).rejects.toThrow();
	}
);
