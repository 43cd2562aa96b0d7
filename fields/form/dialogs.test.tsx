import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '../../tests/support/form';
import type { Fields } from '../../schema/field-types';

/**
 * Fields with a dialog on screens without WordPress's editor: type, button, and the box in the
 * dialog.
 */
const DIALOGS = [
	[ 'tinymce', /(Add|Edit) text/, 'HTML code' ],
	[ 'builder', /(Add|Edit) content/, 'Blocks as code' ],
] as const;

/** Represents WordPress, whose undo listens on the document. */
const page = vi.fn();
beforeEach( () => document.addEventListener( 'keydown', page ) );
afterEach( () => {
	document.removeEventListener( 'keydown', page );
	page.mockClear();
} );

for ( const [ type, button, box ] of DIALOGS ) {
	it( `leaves undo in the dialog of ${ type } to the browser`, async () => {
		const fields = { field: { type, label: 'Field' } } as unknown as Fields;
		const { user } = renderForm( fields, {}, { onNewStep: () => {} } );
		await user.click( screen.getByRole( 'button', { name: button } ) );
		const area = within( screen.getByRole( 'dialog' ) ).getByLabelText( box );
		for ( const keys of [
			{ key: 'z', ctrlKey: true },
			{ key: 'Z', ctrlKey: true, shiftKey: true },
			{ key: 'y', ctrlKey: true },
			{ key: 'z', metaKey: true },
		] ) {
			const event = createEvent.keyDown( area, keys );
			fireEvent( area, event );
			expect( page, JSON.stringify( keys ) ).not.toHaveBeenCalled();
			expect( event.defaultPrevented ).toBe( false );
		}
		fireEvent.keyDown( area, { key: 's', ctrlKey: true } );
		expect( page, 'other keys pass' ).toHaveBeenCalledOnce();
	} );
}
