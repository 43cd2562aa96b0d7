import { expect, it, vi } from 'vitest';
import { hideInputsFromCustomizer } from './customizer';

it( 'skips fields in our forms only', () => {
	const inputs = { not: vi.fn( () => 'the rest' ) };
	class WidgetControl {
		_getInputs( container: unknown ) {
			return container === 'form' ? inputs : undefined;
		}
	}
	hideInputsFromCustomizer( { wp: { customize: { Widgets: { WidgetControl } } } } as never );
	expect( new WidgetControl()._getInputs( 'form' ) ).toBe( 'the rest' );
	expect( inputs.not ).toHaveBeenCalledExactlyOnceWith( '.pagewright-form :input' );
} );

it( 'does nothing on other screens', () => {
	expect( () => hideInputsFromCustomizer( {} ) ).not.toThrow();
	expect( () =>
		hideInputsFromCustomizer( { wp: { customize: { Widgets: {} } } } )
	).not.toThrow();
} );
