import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListPort } from '../../list-port';
import { completeAttachment } from '../../tests/support/attachments';
import type { MediaEvent } from '../store/media-store';
import { useCells } from './use-cells';

type Answer = Awaited< ReturnType< ListPort[ 'cells' ] > >;

let answers: Array< ( answer: Answer ) => void > = [];
let tell: ( event: MediaEvent ) => void = () => {};
const cells = vi.fn< ListPort[ 'cells' ] >();
const port = { cells };
const store = {
	listen: ( listener: typeof tell ) => {
		tell = listener;
		return () => {};
	},
};

beforeEach( () => {
	answers = [];
	cells.mockReset().mockImplementation( () => new Promise( ( end ) => answers.push( end ) ) );
} );

const open = ( ids: number[], columns = [ 'author' ] ) =>
	renderHook( ( props ) => useCells( port, store, props.ids, props.columns ), {
		initialProps: { ids, columns },
	} );
const answer = ( found: Record< number, string > ) =>
	act( async () =>
		answers.shift()!( {
			ok: true,
			value: new Map(
				Object.entries( found ).map( ( [ id, author ] ) => [ Number( id ), { author } ] )
			),
		} )
	);
const asked = () => cells.mock.calls.map( ( [ ids, columns ] ) => [ ids, columns ] );

it( 'loads each row once, and rows that appear during a request with the next one', async () => {
	const { result, rerender } = open( [ 1, 2 ] );
	rerender( { ids: [ 2, 3 ], columns: [ 'author' ] } );
	rerender( { ids: [ 3, 4 ], columns: [ 'author' ] } );
	expect( asked() ).toEqual( [ [ [ 1, 2 ], [ 'author' ] ] ] );
	await answer( { 1: 'Ann', 2: 'Ben' } );
	expect( asked().slice( 1 ) ).toEqual( [ [ [ 3, 4 ], [ 'author' ] ] ] );
	await answer( { 3: 'Cleo' } );
	expect( result.current.get( 3 ) ).toEqual( { author: 'Cleo' } );
	// It is missing on the server.
	expect( result.current.get( 4 ) ).toEqual( {} );
	rerender( { ids: [ 1, 4 ], columns: [ 'author' ] } );
	expect( cells ).toHaveBeenCalledTimes( 2 );
} );

it( 'loads a file again that changed, and all when another column is shown', async () => {
	const { result, rerender } = open( [ 1, 2 ] );
	await answer( { 1: 'Ann', 2: 'Ben' } );
	act( () => tell( { type: 'changed', item: completeAttachment( { id: 2 } ) } ) );
	expect( asked().at( -1 ) ).toEqual( [ [ 2 ], [ 'author' ] ] );
	// The response for the old columns arrives too late.
	rerender( { ids: [ 1, 2 ], columns: [ 'author', 'license' ] } );
	await answer( { 2: 'Bob' } );
	expect( result.current.size ).toBe( 0 );
	expect( asked().at( -1 ) ).toEqual( [
		[ 1, 2 ],
		[ 'author', 'license' ],
	] );
} );

it( 'asks for nothing without such columns, and not again after a failure', async () => {
	const { rerender } = open( [ 1 ], [] );
	expect( cells ).not.toHaveBeenCalled();
	rerender( { ids: [ 1 ], columns: [ 'author' ] } );
	await act( async () => answers.shift()!( { ok: false, failure: { kind: 'network' } } ) );
	rerender( { ids: [ 1 ], columns: [ 'author' ] } );
	expect( cells ).toHaveBeenCalledOnce();
} );
