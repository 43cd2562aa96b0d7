import { expect, it, vi } from 'vitest';
import { protectFromCustomizer } from './customizer';

it( 'skips fields in our forms only', () => {
	const inputs = { not: vi.fn( () => 'the rest' ) };
	class WidgetControl {
		_getInputs( container: unknown ) {
			return container === 'form' ? inputs : undefined;
		}
	}
	protectFromCustomizer( { wp: { customize: { Widgets: { WidgetControl } } } } as never );
	expect( new WidgetControl()._getInputs( 'form' ) ).toBe( 'the rest' );
	expect( inputs.not ).toHaveBeenCalledExactlyOnceWith( '.pagewright-form :input' );
} );

it( 'keeps the values of our forms, and updates other inputs', () => {
	const updated: unknown[] = [];
	class WidgetControl {
		_setInputState( input: unknown, state: unknown ) {
			updated.push( [ input, state ] );
		}
	}
	protectFromCustomizer( { wp: { customize: { Widgets: { WidgetControl } } } } as never );
	const ours = document.createElement( 'input' );
	ours.className = 'pagewright-values';
	const other = document.createElement( 'input' );
	const control = new WidgetControl();
	for ( const input of [ ours, [ ours ], other, [ other ], [] ] ) {
		control._setInputState( input, 'old' );
	}
	expect( updated ).toEqual( [
		[ other, 'old' ],
		[ [ other ], 'old' ],
		[ [], 'old' ],
	] );
} );

it( 'does nothing on other screens', () => {
	expect( () => protectFromCustomizer( {} ) ).not.toThrow();
	expect( () => protectFromCustomizer( { wp: { customize: { Widgets: {} } } } ) ).not.toThrow();
} );
