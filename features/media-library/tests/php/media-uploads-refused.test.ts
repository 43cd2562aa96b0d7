// Does not depend on the database.
import { beforeEach, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import {
	cancel,
	chunk,
	finish,
	setUp,
	sha256,
	staged,
	stagedBytes,
	start,
	status,
	type Answer,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );
const files = setUp();

const TEXT = 'Not an image at all.';
const NOT_IMAGE = {
	status: 400,
	code: 'pagewright_upload_not_image',
	message: expect.stringContaining( 'not an image' ),
};

/** Sends all bytes of a file that is refused at the end. */
async function send( name = 'a.jpg' ): Promise< string > {
	const { id } = await start( { name, size: TEXT.length } );
	await chunk( id, 0, TEXT );
	return id;
}

let id = '';
let refused: Answer;
beforeEach( async () => {
	id = await send();
	refused = await finish( id );
} );

it( 'the reason of a refusal is sent again, because the response can be lost', async () => {
	expect( refused ).toMatchObject( NOT_IMAGE );
	expect( await status( id ) ).toMatchObject( { state: 'open', offset: TEXT.length } );
	expect( await finish( id ) ).toEqual( refused );
	expect( await finish( id, { hash: sha256( 'other' ) } ) ).toEqual( refused );
	expect( await stagedBytes() ).toEqual( [] );
} );

it( 'a refused file gets no further bytes', async () => {
	expect( await chunk( id, 0, TEXT ) ).toMatchObject( { status: 409 } );
	expect( await chunk( id, TEXT.length, 'x' ) ).toMatchObject( { status: 400 } );
	expect( await finish( id ) ).toEqual( refused );
	expect( await stagedBytes() ).toEqual( [] );
} );

it( 'a refused file belongs to its user', async () => {
	expect( await finish( id, {}, 'editor' ) ).toMatchObject( { status: 404 } );
} );

it( 'a refused file can be cancelled', async () => {
	expect( await cancel( id ) ).toMatchObject( { deleted: true } );
	expect( await staged() ).toEqual( [] );
	expect( await finish( id ) ).toMatchObject( { status: 404 } );
} );

it( 'a file that changed is refused again', async () => {
	const changed = await start( { name: 'a.txt', size: 4 } );
	await chunk( changed.id, 0, 'abcd' );
	const answer = await finish( changed.id, { hash: sha256( 'abce' ) } );
	expect( await finish( changed.id, { hash: sha256( 'abcd' ) } ) ).toEqual( answer );
	expect( answer.code ).toBe( 'pagewright_upload_changed' );
} );

it( 'refused files do not count as unfinished uploads, and only twenty reasons stay', async () => {
	expect( await call( 'open_uploads' ) ).toBe( 0 );
	let last = id;
	for ( let at = 0; at < 21; at++ ) {
		last = await send();
		await finish( last );
	}
	const names = await staged();
	expect( names.filter( ( name ) => name.endsWith( '.json' ) ) ).toHaveLength( 20 );
	expect( names ).toHaveLength( 40 );
	expect( await finish( last ) ).toMatchObject( NOT_IMAGE );
	files.remember( refused );
} );
