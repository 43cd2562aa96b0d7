import { render, screen } from '@testing-library/react';
import { createRef, useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import { expect, it } from 'vitest';
import { createList } from '../model/list-pages';
import { createQuery } from '../model/query';
import { useGridFocus, type GridHandle } from './use-grid-focus';

const list = createList( createQuery() );

/** A grid that renders only its tab stop, as others are far away. */
function FarTiles( { handle }: { handle: RefObject< GridHandle > } ) {
	const box = useRef< HTMLDivElement >( null );
	const { position } = useGridFocus( { list, count: 100, box, handle } );
	return (
		<div ref={ box }>
			<button key={ position } data-position={ position }>
				{ position }
			</button>
		</div>
	);
}

/** Focuses a position after a render of the grid and before the effects of that render. */
function Scene( { handle, focusAt }: { handle: RefObject< GridHandle >; focusAt?: number } ) {
	useLayoutEffect( () => {
		if ( focusAt !== undefined ) {
			handle.current?.focus( focusAt );
		}
	}, [ handle, focusAt ] );
	return <FarTiles handle={ handle } />;
}

it( 'focuses a far position while effects of an earlier render wait', () => {
	const handle = createRef< GridHandle >();
	const { rerender } = render( <Scene handle={ handle } /> );
	screen.getByRole( 'button' ).focus();
	for ( const focusAt of [ 50, 20 ] ) {
		rerender( <Scene { ...{ handle, focusAt } } /> );
		expect( screen.getByRole( 'button', { name: String( focusAt ) } ) ).toHaveFocus();
	}
} );
