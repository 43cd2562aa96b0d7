import { describe, expect, it, vi } from 'vitest';
import { ENDED, HTTP, NETWORK, TOO_LARGE, TYPE } from '../model/uploads/codes';
import { failure } from '../tests/support/fake-uploads';
import { startJob as start } from '../tests/support/upload-job';
import { runJob } from './run-job';

const DONE = { type: 'done', id: 5001, attachment: null };

describe( 'a small file', () => {
	const small = { wholeBytes: 100 };

	it( 'is sent in one request', async () => {
		const { port, job } = start( 25, {}, small );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'whole' ] );
	} );

	it( 'shows its progress, then that the server processes it', async () => {
		const steps: unknown[] = [];
		const { job } = start( 25, {}, small );
		job.onProgress = ( loaded ) => steps.push( loaded );
		job.onProcessing = () => steps.push( 'processing' );
		await runJob( job );
		expect( steps ).toEqual( [ 12, 'processing' ] );
	} );

	it( 'is not sent twice when only the response was lost', async () => {
		let isFirst = true;
		const { port, job } = start(
			25,
			{
				trouble: () => {
					const how = isFirst ? 'lost after effect' : 'none';
					isFirst = false;
					return how;
				},
			},
			small
		);
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'whole', 'find', 'makeSizes' ] );
		expect( port.stored ).toHaveLength( 1 );
	} );

	it( 'is sent again when the server does not have it', async () => {
		const { port, job, waits } = start( 25, {}, small );
		port.failNext( 'whole', { code: NETWORK, status: 0 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'whole', 'find', 'whole' ] );
		expect( waits ).toEqual( [ 1000 ] );
	} );

	it( 'gets its missing sizes, and is not sent again, when the server failed with them', async () => {
		const { port, job } = start( 25, {}, small );
		port.failNext( 'whole', { code: HTTP, status: 500, attachment: 5001 } );
		port.failNext( 'makeSizes', { code: HTTP, status: 500 } );
		const image = new File( [ 'Bytes' ], 'a.jpg', { type: 'image/jpeg' } );
		expect( await runJob( { ...job, file: image } ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'whole', 'makeSizes', 'makeSizes' ] );
	} );

	it.each( [ HTTP, NETWORK ] as const )(
		'is not sent again when the server announced it and failed then: %s',
		async ( code ) => {
			const { port, job } = start( 25, {}, small );
			const created = vi.fn();
			const whole = vi.fn( async ( ...[ , , , steps ]: Parameters< typeof port.whole > ) => {
				steps?.onCreated?.( 5001 );
				return failure( code, { status: 0 } );
			} );
			const image = new File( [ 'Bytes' ], 'a.jpg', { type: 'image/jpeg' } );
			expect(
				await runJob( {
					...{ ...job, file: image, onCreated: created },
					port: { ...port, whole },
				} )
			).toEqual( DONE );
			expect( whole ).toHaveBeenCalledOnce();
			expect( port.calls ).toEqual( [ 'makeSizes' ] );
			expect( created ).toHaveBeenCalledOnce();
		}
	);

	it( 'is sent again when the server announced it, but refused it then', async () => {
		const { port, job } = start( 25, {}, small );
		port.whole = async ( _file, _post, _signal, steps ) => {
			steps?.onCreated?.( 5001 );
			return failure( TYPE );
		};
		expect( await runJob( job ) ).toMatchObject( { type: 'failed' } );
		expect( job.memory.attachment ).toBe( 0 );
	} );

	it( 'goes in chunks when it is too large for one request', async () => {
		const { port, job } = start( 25, {}, small );
		port.failNext( 'whole', { code: TOO_LARGE, status: 413 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.slice( 0, 2 ) ).toEqual( [ 'whole', 'create' ] );
	} );

	it.each( [
		[ { code: TYPE, message: 'No.' }, 'failed' ],
		[ { code: ENDED, status: 401 }, 'held' ],
	] as const )( 'has the outcome of %j', async ( why, type ) => {
		const { port, job } = start( 25, {}, small );
		port.failNext( 'whole', why );
		expect( await runJob( job ) ).toMatchObject( { type, error: { code: why.code } } );
		expect( job.memory.lostAtMs ).toBeNull();
	} );

	it( 'waits when nothing responds', async () => {
		const { job } = start( 25, { trouble: () => 'lost' }, small );
		expect( await runJob( job ) ).toMatchObject( { type: 'held', error: { code: NETWORK } } );
		expect( job.memory.lostAtMs ).toBe( 0 );
	} );
} );
