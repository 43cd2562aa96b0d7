import { describe, expect, it, vi } from 'vitest';
import { ENDED, OTHER_TYPE } from '../../model/uploads/codes';
import { DONE, FAILED } from '../../model/uploads/queue';
import { fileOf, start } from '../../tests/support/upload-queue';
import { stateText } from './upload-texts';

const LAKE = { id: 80, title: 'Lake' };

describe( 'the queue of uploads and a file that replaces another one', () => {
	it( 'does not search the library for it, and leaves the attachment in its folder', async () => {
		const { queue, server, place, onUpload, statuses } = start( { duplicatesOf: () => [ 5 ] } );
		queue.add( [ fileOf( 'new.png' ) ], { replaces: LAKE } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.calls ).toEqual( [ 'create', 'chunk', 'replace' ] );
		expect( place ).not.toHaveBeenCalled();
		expect( onUpload.mock.calls ).toEqual( [ [ { id: 80 }, false ] ] );
	} );

	it( 'removes it from the server if it is canceled', async () => {
		const { queue, server, statuses } = start( { mostChunks: 0 } );
		queue.add( [ fileOf( 'new.png' ) ], { replaces: LAKE } );
		await vi.waitFor( () => expect( server.calls ).toContain( 'chunk' ) );
		queue.cancel( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( server.openUploads() ).toBe( 0 ) );
		await vi.waitFor( () => expect( statuses() ).toEqual( [] ) );
		expect( server.calls ).not.toContain( 'replace' );
	} );

	it( 'loads the attachment again after a failure, as the server may have begun', async () => {
		const { queue, server, onUpload, statuses } = start();
		server.failNext( 'replace', { code: OTHER_TYPE, message: 'It must be a PNG.' } );
		queue.add( [ fileOf( 'new.jpg' ) ], { replaces: LAKE } );
		await vi.waitFor( () => expect( onUpload ).toHaveBeenCalledWith( { id: 80 }, false ) );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ FAILED ] ) );
	} );

	it( 'continues after the user has logged in again', async () => {
		const { queue, server, statuses, onUpload } = start();
		server.failNext( 'replace', { code: ENDED, status: 401 } );
		queue.add( [ fileOf( 'new.png' ) ], { replaces: LAKE } );
		await vi.waitFor( () => expect( queue.state().hold ).toMatchObject( { code: ENDED } ) );
		queue.resume();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( onUpload ).toHaveBeenCalledOnce();
		expect( server.calls ).toEqual( [ 'create', 'chunk', 'replace', 'state', 'replace' ] );
	} );

	it( 'says which file it replaces', async () => {
		const { queue, server, statuses } = start();
		server.failNext( 'replace', { code: OTHER_TYPE, message: 'It must be a PNG.' } );
		queue.add( [ fileOf( 'new.jpg' ) ], { replaces: LAKE } );
		const text = () => stateText( queue.state().files[ 0 ]!, false, 'en' );
		expect( text() ).toBe( 'Replaces “Lake”: Waiting' );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ FAILED ] ) );
		expect( text() ).toBe( '“Lake” is not replaced. It must be a PNG.' );
		queue.dismiss( queue.state().files[ 0 ]!.key );
		queue.add( [ fileOf( 'new.png' ) ], { replaces: LAKE } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( text() ).toBe( '“Lake” is replaced.' );
	} );
} );
