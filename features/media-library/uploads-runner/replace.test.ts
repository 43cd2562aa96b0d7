import { describe, expect, it } from 'vitest';
import { ENDED, HTTP, OTHER_TYPE, REFUSED } from '../model/uploads/codes';
import { startJob } from '../tests/support/upload-job';
import { newMemory } from './job';
import { runJob } from './run-job';

const LAKE = 80;
const DONE = { type: 'done', id: LAKE, attachment: null };

/** Prepares the upload of a file that replaces the one of an attachment. */
const start = ( ...[ size, options, changes ]: Parameters< typeof startJob > ) =>
	startJob( size, options, { replaces: LAKE, ...changes } );

describe( 'a file that replaces another one', () => {
	it( 'is sent in chunks, also if it is small, and adds no attachment', async () => {
		const { port, job } = start( 5, {}, { wholeBytes: 100 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'create', 'chunk', 'replace' ] );
		expect( port.stored ).toEqual( [] );
	} );

	it( 'is replaced once, although the response was lost', async () => {
		const replaced: number[] = [];
		const { port, job } = start( 5, {
			onReplaced: ( id ) => replaced.push( id ),
			trouble: ( method ) =>
				method === 'replace' && ! port.calls.includes( 'state' )
					? 'lost after effect'
					: 'none',
		} );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'create', 'chunk', 'replace', 'state' ] );
		expect( replaced ).toEqual( [ LAKE ] );
	} );

	it( 'is replaced by the same request after the server died meanwhile', async () => {
		const { port, job } = start( 5 );
		port.failNext( 'replace', { code: HTTP, status: 500 }, 2 );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.filter( ( method ) => method === 'replace' ) ).toHaveLength( 3 );
	} );

	it( 'never leads to the deletion of the attachment, whose sizes may be missing', async () => {
		const { port, job } = start( 5 );
		port.failNext( 'replace', { code: HTTP, status: 500, attachment: LAKE } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).not.toContain( 'makeSizes' );
		expect( port.calls ).not.toContain( 'cleanUp' );
	} );

	it.each( [ OTHER_TYPE, REFUSED ] as const )(
		'fails with the reason of the server, and stays there until it is dismissed: %s',
		async ( code ) => {
			const { port, job } = start( 5 );
			port.failNext( 'replace', { code, message: 'It must be a PNG.' } );
			expect( await runJob( job ) ).toEqual( {
				type: 'failed',
				error: { code, message: 'It must be a PNG.' },
			} );
			expect( job.memory.id ).not.toBe( '' );
		}
	);

	it( 'waits for a new session, and continues on another page', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'replace', { code: ENDED, status: 401 } );
		expect( ( await runJob( job ) ).type ).toBe( 'held' );
		const { length } = port.calls;
		expect( await runJob( { ...job, memory: newMemory() } ) ).toEqual( DONE );
		expect( port.calls.slice( length ) ).toEqual( [ 'state', 'replace' ] );
	} );

	it( 'does not continue as a new file, or at another attachment', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'replace', { code: ENDED, status: 401 } );
		await runJob( job );
		const { length } = port.calls;
		await runJob( { ...job, replaces: 0, memory: newMemory() } );
		expect( port.calls.slice( length, length + 1 ) ).toEqual( [ 'create' ] );
		expect( port.stored ).toHaveLength( 1 );
		await runJob( { ...job, replaces: 81, memory: newMemory() } );
		expect( port.openUploads() ).toBe( 1 );
		expect( await runJob( { ...job, memory: newMemory() } ) ).toEqual( DONE );
		expect( port.openUploads() ).toBe( 0 );
	} );
} );
