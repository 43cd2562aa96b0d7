import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary';

const Broken = () => {
	throw new Error( 'unexpected data' );
};

it( 'calls back when the content cannot be rendered, and shows nothing', () => {
	const log = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
	// React also reports the error to the window, and jsdom prints it.
	const accept = ( event: Event ) => event.preventDefault();
	window.addEventListener( 'error', accept );
	const onError = vi.fn();
	const { container } = render(
		<Boundary onError={ onError }>
			<Broken />
		</Boundary>
	);
	expect( onError ).toHaveBeenCalledOnce();
	expect( container.innerHTML ).toBe( '' );
	window.removeEventListener( 'error', accept );
	log.mockRestore();
} );
