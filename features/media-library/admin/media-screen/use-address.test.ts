import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAddress } from './use-address';

const back = () =>
	act(
		() =>
			new Promise< void >( ( resolve ) => {
				window.addEventListener( 'popstate', () => resolve(), { once: true } );
				window.history.back();
			} )
	);
const search = () => window.location.search;

afterEach( () => window.history.replaceState( null, '', '/' ) );

it( 'Back closes the file and its editor', async () => {
	const { result } = renderHook( useAddress );
	act( () => result.current.open( 7 ) );
	act( () => result.current.edit( true ) );
	expect( search() ).toBe( '?item=7&mode=edit' );
	await back();
	expect( search() ).toBe( '' );
	expect( result.current ).toMatchObject( { item: null, isEditing: false } );
} );

it( 'Back keeps an editor that must stay, with its address', async () => {
	const { result } = renderHook( useAddress );
	act( () => result.current.open( 7 ) );
	act( () => result.current.edit( true ) );
	let asked = 0;
	result.current.backGuard.current = () => ++asked > 0;
	for ( const times of [ 1, 2 ] ) {
		await back();
		expect( asked ).toBe( times );
		expect( search() ).toBe( '?item=7&mode=edit' );
		expect( result.current ).toMatchObject( { item: 7, isEditing: true } );
	}
	result.current.backGuard.current = null;
	await back();
	expect( result.current ).toMatchObject( { item: null, isEditing: false } );
} );
