import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore } from '../store/media-store';
import { BULK_SIZE, useBulk } from './use-bulk';

function open( generated: number ) {
	const port = createFakePort( { generated } );
	const store = new MediaStore( port );
	const onLeft = vi.fn();
	const { result } = renderHook( () =>
		useBulk( { store, find: ( id ) => port.library.find( id ), onLeft } )
	);
	const run = ( ids: number[] ) => act( () => result.current.run( 'trash', ids ) );
	const left = () => onLeft.mock.calls.flatMap( ( [ ids ] ) => ids as number[] );
	return { port, store, result, run, left };
}

const numbers = ( count: number ) => Array.from( { length: count }, ( _unused, i ) => i + 1 );
/** Every third file belongs to a user whose files others may not delete. */
const allowed = ( ids: number[] ) => ids.filter( ( id ) => id % 3 !== 2 );

it( 'runs in parts, and skips files that the user may not delete', async () => {
	const { port, result, run, left } = open( 70 );
	const ids = numbers( 70 );
	await run( ids );
	expect( port.calls ).toHaveLength( Math.ceil( allowed( ids ).length / BULK_SIZE ) );
	expect( result.current.bulk ).toMatchObject( {
		isRunning: false,
		total: allowed( ids ).length,
		finished: allowed( ids ).length,
		skipped: 23,
		failed: [],
	} );
	expect( left().sort( ( a, b ) => a - b ) ).toEqual( ids );
	expect( port.library.find( 1 )?.status ).toBe( 'trash' );
} );

it( 'continues after a failure of one part', async () => {
	const { port, result, run } = open( 90 );
	port.failNext( 'trash', { kind: 'invalid', message: 'No.' } );
	await run( numbers( 90 ) );
	expect( port.calls ).toHaveLength( 3 );
	expect( result.current.bulk?.failed ).toHaveLength( BULK_SIZE );
} );

it( 'stops when the session has ended, and keeps all other files as failed', async () => {
	const { port, result, run, left } = open( 90 );
	port.failNext( 'trash', { kind: 'ended' } );
	await run( allowed( numbers( 90 ) ) );
	expect( port.calls ).toHaveLength( 1 );
	expect( result.current.bulk?.failed ).toHaveLength( 60 );
	expect( left() ).toEqual( [] );
} );
