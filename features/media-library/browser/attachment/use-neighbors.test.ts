import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createList, type MediaList } from '../../model/list-pages';
import { first, pageOf, loads, query, run, second, whole } from '../../tests/support/list-events';
import { useNeighbors } from './use-neighbors';

/** Eight files from 100 to 30, in pages of three. */
function start( id: number, list: MediaList = whole, count = 8 ) {
	const onMove = vi.fn();
	const onMissing = vi.fn();
	const { result, rerender } = renderHook(
		( now: MediaList ) => useNeighbors( { list: now, count, id, onMissing, onMove } ),
		{ initialProps: list }
	);
	return { onMove, onMissing, neighbors: () => result.current, rerender };
}

const partial = run( createList( query ), ...first );

describe( 'the files before and after one', () => {
	it.each( [
		[ 'next', 90, 80 ],
		[ 'next', 80, 70 ],
		[ 'previous', 70, 80 ],
	] as const )( 'the %s one of %d is %d', ( direction, id, wanted ) => {
		const { neighbors, onMove, onMissing } = start( id );
		act( () => neighbors()[ direction ]!() );
		expect( onMove ).toHaveBeenCalledExactlyOnceWith( wanted );
		expect( onMissing ).not.toHaveBeenCalled();
	} );

	it.each< [ string, number, MediaList, number, object ] >( [
		[ 'before the first', 100, whole, 8, { position: 0, previous: null } ],
		[ 'after the last', 30, whole, 8, { position: 7, next: null } ],
		[ 'beyond the loaded part', 80, whole, 3, { position: 2, next: null } ],
		[ 'for an unknown file', 7, whole, 8, { position: null, previous: null, next: null } ],
	] )( 'there are none %s', ( _, id, list, count, wanted ) => {
		expect( start( id, list, count ).neighbors() ).toMatchObject( wanted );
	} );

	it( 'load with their page', () => {
		const { neighbors, onMove, onMissing, rerender } = start( 80, partial );
		act( () => neighbors().next!() );
		expect( onMissing ).toHaveBeenCalledWith( [ 1 ] );
		expect( onMove ).not.toHaveBeenCalled();
		expect( neighbors().isLoading ).toBe( true );
		rerender( run( partial, ...second ) );
		expect( onMove ).toHaveBeenCalledExactlyOnceWith( 70 );
		expect( neighbors().isLoading ).toBe( false );
	} );

	it( 'stay away after a failure, and can be wanted again', () => {
		const { neighbors, onMove, rerender } = start( 80, partial );
		act( () => neighbors().next!() );
		const failure = { kind: 'network' } as const;
		rerender(
			run(
				partial,
				{ type: 'asked', page: 1, after: 'c80' },
				{ type: 'failed', page: 1, generation: 0, failure }
			)
		);
		expect( onMove ).not.toHaveBeenCalled();
		expect( neighbors().isLoading ).toBe( false );
		rerender( run( partial, ...loads( 1, pageOf( [ 70, 60, 50 ], 8 ) ) ) );
		expect( onMove ).not.toHaveBeenCalled();
		act( () => neighbors().next!() );
		expect( onMove ).toHaveBeenCalledExactlyOnceWith( 70 );
	} );
} );
