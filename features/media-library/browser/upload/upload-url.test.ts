import { expect, it, vi } from 'vitest';
import { URL_REFUSED } from '../../model/uploads/codes';
import { start } from '../../tests/support/upload-queue';

it( 'a file at a URL arrives as an upload does', async () => {
	const { queue, server, place, onUpload } = start();
	const selected = vi.fn();
	const failure = await queue.addUrl( 'https://media.example/lake.jpg', {
		post: 7,
		folder: 3,
		onUpload: selected,
	} );
	expect( failure ).toBeNull();
	expect( server.stored ).toMatchObject( [ { id: 1, name: 'lake.jpg', post: 7 } ] );
	expect( place ).toHaveBeenCalledWith( 1, 3 );
	expect( onUpload ).toHaveBeenCalledWith( { id: 1 }, true );
	expect( selected ).toHaveBeenCalledWith( { id: 1 } );
} );

it( 'a URL without a file says why, and nothing arrives', async () => {
	const { queue, place, onUpload } = start();
	const failure = await queue.addUrl( 'https://missing.example/lake.jpg' );
	expect( failure ).toMatchObject( {
		code: URL_REFUSED,
		message: 'There is no file at this URL.',
	} );
	expect( [ place, onUpload ].flatMap( ( { mock } ) => mock.calls ) ).toEqual( [] );
	expect( queue.state().files ).toEqual( [] );
} );
