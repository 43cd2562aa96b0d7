import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CoreCollection } from '../core';
import { useOrder } from './use-order';

function open( orderby: string | undefined ) {
	const failures: Array< ( reason?: unknown ) => void > = [];
	const saveMenuOrder = vi.fn( () => ( {
		done: () => {},
		fail: ( call: ( reason?: unknown ) => void ) => void failures.push( call ),
	} ) );
	const model = ( id?: number ) => ( { id, set: vi.fn() } );
	const files = {
		models: [ model( 7 ), model( 8 ), model( 9 ), model() ],
		props: { get: () => orderby },
		reset: ( models: Array< ReturnType< typeof model > > ) => {
			files.models = models;
		},
		saveMenuOrder,
	};
	const { result } = renderHook( () => useOrder( files as unknown as CoreCollection ) );
	return { files, saveMenuOrder, failures, now: () => result.current };
}

it( 'orders the files before the uploads, and leaves out removed files', () => {
	const { files, now, saveMenuOrder } = open( undefined );
	act( () => now().arrange( [ 9, 7 ] ) );
	expect( files.models.map( ( { id } ) => id ) ).toEqual( [ 9, 7, undefined ] );
	expect( saveMenuOrder ).not.toHaveBeenCalled();
	expect( files.models[ 0 ]!.set ).not.toHaveBeenCalled();
} );

it( 'saves the order of attached files, and says why that failed', () => {
	const { files, now, saveMenuOrder, failures } = open( 'menuOrder' );
	act( () => now().arrange( [ 9, 7, 8 ] ) );
	expect( files.models.map( ( { set } ) => set.mock.calls ) ).toEqual( [
		[ [ { menuOrder: 1 } ] ],
		[ [ { menuOrder: 2 } ] ],
		[ [ { menuOrder: 3 } ] ],
		[],
	] );
	act( () => failures[ 0 ]!( { status: 403, responseText: '-1' } ) );
	expect( now().failure ).toEqual( { kind: 'expired' } );
	act( () => now().save() );
	expect( now().failure ).toBeNull();
	expect( saveMenuOrder ).toHaveBeenCalledTimes( 2 );
} );
