import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DIMENSIONS } from './columns';
import { DIMENSIONS_SETTING, useHidden } from './use-hidden';

const hide = vi.fn< ( ids: readonly string[], signal?: AbortSignal ) => Promise< boolean > >();
const keep = vi.fn();
beforeEach( () => {
	hide.mockReset().mockResolvedValue( true );
	keep.mockReset();
} );

const open = ( first: string[] ) => renderHook( () => useHidden( { hide }, first, keep ) ).result;

it( 'stores hidden columns for both lists, including columns that the site no longer has', async () => {
	const hidden = open( [ 'gone', 'author', DIMENSIONS ] );
	await act( async () => hidden.current.toggle( 'date' ) );
	await act( async () => hidden.current.toggle( 'author' ) );
	expect( hidden.current.ids ).toEqual( [ 'gone', DIMENSIONS, 'date' ] );
	expect( hide.mock.calls.map( ( [ ids ] ) => ids ) ).toEqual( [
		[ 'gone', 'author', 'date' ],
		[ 'gone', 'date' ],
	] );
	expect( keep ).not.toHaveBeenCalled();
} );

it( 'keeps our own column beside them', async () => {
	const hidden = open( [] );
	await act( async () => hidden.current.toggle( DIMENSIONS ) );
	await act( async () => hidden.current.toggle( DIMENSIONS ) );
	expect( keep.mock.calls ).toEqual( [
		[ DIMENSIONS_SETTING, 'off' ],
		[ DIMENSIONS_SETTING, 'on' ],
	] );
	expect( hide ).not.toHaveBeenCalled();
} );

it( 'says that a choice was not stored, until one is', async () => {
	const hidden = open( [] );
	hide.mockResolvedValueOnce( false );
	await act( async () => hidden.current.toggle( 'date' ) );
	expect( hidden.current.hasFailed ).toBe( true );
	await act( async () => hidden.current.toggle( 'date' ) );
	expect( hidden.current.hasFailed ).toBe( false );
} );
