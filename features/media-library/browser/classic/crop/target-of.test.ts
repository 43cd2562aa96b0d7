import { afterEach, expect, it, vi } from 'vitest';
import type { CropController } from './core-crop';
import { wantedOf } from './target-of';

const stateOf = ( control?: object ) =>
	( {
		get: ( key: string ) => ( key === 'control' ? control : undefined ),
	} ) as CropController;
const SELECTED = { width: 800, height: 300 };

afterEach( () => vi.unstubAllGlobals() );

it( 'a control of the Customizer says what it wants', () => {
	const { target, resultOf } = wantedOf(
		stateOf( {
			params: { width: '200', height: 100, flex_width: 1, flex_height: 0 },
		} ),
		false
	);
	expect( target ).toEqual( {
		...{ width: 200, height: 100, hasFlexWidth: true, hasFlexHeight: false },
	} );
	expect( resultOf?.( { width: 300, height: 50 } ) ).toEqual( {
		width: 600,
		height: 100,
	} );
} );

it( 'a header image gets the size that the theme supports', () => {
	const data = { width: 1000, height: 250, 'flex-width': 0, 'flex-height': 1 };
	vi.stubGlobal( '_wpCustomizeHeader', { data } );
	expect( wantedOf( stateOf(), false ).resultOf?.( SELECTED ) ).toEqual( {
		...{ width: 1000, height: 375 },
	} );
} );

it( 'a site icon has 512 pixels unless its caller says another size', () => {
	expect( wantedOf( stateOf( { params: {} } ), true ).target ).toMatchObject( {
		width: 512,
	} );
	expect(
		wantedOf( stateOf( { params: { width: 600, height: 600 } } ), true ).target
	).toMatchObject( { width: 600 } );
} );

it( 'other callers may want no size', () => {
	expect( wantedOf( stateOf(), false ) ).toEqual( { target: null, resultOf: null } );
	expect( wantedOf( stateOf( { params: {} } ), false ).resultOf ).toBeNull();
} );
