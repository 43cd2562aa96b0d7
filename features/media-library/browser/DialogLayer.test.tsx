import { act, render, screen } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { afterEach, expect, it, vi } from 'vitest';

afterEach( () => {
	vi.doUnmock( '@wordpress/components' );
	vi.resetModules();
} );

/** Opens a dialog of the page, and one in the layer, in another tree. Returns what closes the first one. */
async function openBoth( isInLayer: boolean ) {
	const { DialogLayer } = await import( './DialogLayer' );
	const close = vi.fn();
	render(
		<Modal title="Quick Edit" onRequestClose={ close }>
			Title
		</Modal>
	);
	const own = (
		<Modal title="Ours" onRequestClose={ () => {} }>
			Files
		</Modal>
	);
	await act( async () => {
		render( isInLayer ? <DialogLayer>{ own }</DialogLayer> : own );
	} );
	expect( screen.getByRole( 'dialog', { name: 'Ours' } ) ).toBeTruthy();
	return close;
}

it( 'keeps the dialog below open', async () => {
	expect( await openBoth( true ) ).not.toHaveBeenCalled();
} );

it( 'is needed: WordPress closes other dialogs', async () => {
	expect( await openBoth( false ) ).toHaveBeenCalled();
} );

it.each( [
	[ 'without the method', {} ],
	[ 'whose method fails', { render: () => ( undefined as any ).title } ],
	[ 'that renders nothing', { render: () => ( { children: {} } ) } ],
] )( 'shows its content with a dialog %s', async ( _what, other ) => {
	vi.doMock( '@wordpress/components', () => ( { Modal: other } ) );
	const { DialogLayer } = await import( './DialogLayer' );
	await act( async () => {
		render( <DialogLayer>Ours</DialogLayer> );
	} );
	expect( screen.getByText( 'Ours' ) ).toBeTruthy();
} );
