import { describe, expect, it, vi } from 'vitest';
import type { Attachment, Result } from '../../port';
import type { SendFile } from './send-file';
import { UploadQueue } from './upload-queue';

const fileOf = ( name: string ) => new File( [ 'Some text' ], name );

/** Files wait until `answer` is called. */
function start(
	get = async ( id: number ) => ( { ok: true, value: { id } } ) as Result< Attachment >
) {
	const waiting: Array< ( sent: { id: number } | { message: string } ) => void > = [];
	const send = vi.fn< SendFile >( () => new Promise( ( resolve ) => waiting.push( resolve ) ) );
	const place = vi.fn( async () => {} );
	const onUpload = vi.fn();
	const queue = new UploadQueue( { port: { get }, place, onUpload }, send );
	return {
		queue,
		send,
		place,
		onUpload,
		sent: () => send.mock.calls.map( ( [ { name } ] ) => name ),
		answer: async ( sent: { id: number } | { message: string } ) => {
			await vi.waitFor( () => expect( waiting ).not.toHaveLength( 0 ) );
			const { left } = queue.state();
			waiting.shift()!( sent );
			await vi.waitFor( () => expect( queue.state().left ).toBe( left - 1 ) );
		},
	};
}

/** Returns whether the page asks before it is left. */
const asks = () => {
	const event = new Event( 'beforeunload', { cancelable: true } );
	globalThis.dispatchEvent( event );
	return event.defaultPrevented;
};

describe( 'the queue of uploads', () => {
	it( 'sends one file after another, to the post and into the folder', async () => {
		const { queue, sent, answer, send, place, onUpload } = start();
		const selected = vi.fn();
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ], { post: 7, onUpload: selected } );
		queue.add( [ fileOf( 'c.jpg' ) ] );
		expect( queue.state().left ).toBe( 3 );
		await answer( { id: 1 } );
		await answer( { id: 2 } );
		expect( sent() ).toEqual( [ 'a.jpg', 'b.jpg', 'c.jpg' ] );
		await answer( { id: 3 } );
		expect( send.mock.calls.map( ( [ , post ] ) => post ) ).toEqual( [ 7, 7, 0 ] );
		expect( place.mock.calls ).toEqual( [ [ 1 ], [ 2 ], [ 3 ] ] );
		expect( onUpload.mock.calls ).toEqual( [ [ { id: 1 } ], [ { id: 2 } ], [ { id: 3 } ] ] );
		expect( selected.mock.calls ).toEqual( [ [ { id: 1 } ], [ { id: 2 } ] ] );
	} );

	it( 'keeps failures until they are dismissed, and continues', async () => {
		const { queue, answer, onUpload } = start();
		queue.add( [ fileOf( 'a.php' ), fileOf( 'b.jpg' ) ] );
		await answer( { message: 'Not allowed' } );
		await answer( { id: 2 } );
		const [ failure ] = queue.state().failures;
		expect( failure ).toMatchObject( { name: 'a.php', message: 'Not allowed' } );
		expect( onUpload ).toHaveBeenCalledOnce();
		queue.dismiss( failure!.key );
		expect( queue.state().failures ).toEqual( [] );
	} );

	it( 'reports a file that was uploaded but could not be loaded', async () => {
		const { queue, answer, onUpload } = start( async () => ( {
			ok: false,
			failure: { kind: 'network' },
		} ) );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await answer( { id: 1 } );
		expect( onUpload ).toHaveBeenCalledWith( null );
		expect( queue.state().failures ).toEqual( [] );
	} );

	it( 'asks before the page is left, as long as files are waiting', async () => {
		const { queue, answer } = start();
		expect( asks() ).toBe( false );
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ] );
		await answer( { id: 1 } );
		expect( asks() ).toBe( true );
		await answer( { message: 'Too large' } );
		expect( asks() ).toBe( false );
	} );

	it( 'tells observers, until they stop', async () => {
		const { queue, answer } = start();
		const observer = vi.fn();
		const stop = queue.subscribe( observer );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		expect( observer ).toHaveBeenCalledOnce();
		stop();
		await answer( { id: 1 } );
		expect( observer ).toHaveBeenCalledOnce();
	} );
} );
