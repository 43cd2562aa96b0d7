import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';
import { renderForm } from '../../tests/support/form';

const CODE = 'a { color: red }';

it( 'stores typed code unchanged', async () => {
	const { user, stored } = renderField( { type: 'code', language: 'css' } as never );
	const box = screen.getByRole( 'textbox', { name: 'Size' } );
	// From now on, the code editor must not replace it.
	box.focus();
	await user.type( box, 'a > b <c>' );
	expect( stored() ).toBe( 'a > b <c>' );
} );

it( 'is a plain text box first and gets its colors without a change', async () => {
	const { told, container } = renderField( { type: 'code', language: 'css' } as never, CODE );
	expect( screen.getByRole( 'textbox', { name: 'Size' } ) ).toHaveValue( CODE );
	await waitFor( () => expect( container.querySelector( '.cm-content' ) ).not.toBeNull() );
	expect( screen.getByRole( 'textbox', { name: 'Size' } ) ).toHaveTextContent( CODE );
	expect( container.querySelector( 'textarea' ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'shows the code editor in place of the text box, never both', async () => {
	const { container } = renderField( { type: 'code', language: 'css' } as never, CODE );
	const boxes = new Set< number >();
	const watcher = new MutationObserver( () =>
		boxes.add( container.querySelectorAll( 'textarea, .cm-content' ).length )
	);
	watcher.observe( container, { childList: true, subtree: true } );
	await waitFor( () => expect( container.querySelector( '.cm-content' ) ).not.toBeNull() );
	watcher.disconnect();
	expect( [ ...boxes ] ).toEqual( [ 1 ] );
} );

it( 'does not replace a text box while a user types', async () => {
	const { user, container } = renderField( { type: 'code' } as never );
	const box = screen.getByRole( 'textbox', { name: 'Size' } );
	box.focus();
	await new Promise( ( done ) => setTimeout( done, 300 ) );
	expect( box ).toBeInTheDocument();
	await user.tab();
	await waitFor( () => expect( container.querySelector( '.cm-content' ) ).not.toBeNull() );
} );

it( 'shows the value of an undo, and does not store it again', async () => {
	const code = { code: { type: 'code', label: 'Code', language: 'css' } } as never;
	const { told, container, setFromOutside } = renderForm( code, { code: CODE } );
	await waitFor( () => expect( container.querySelector( '.cm-content' ) ).not.toBeNull() );
	act( () => setFromOutside( { code: 'a { color: blue }' } ) );
	expect( screen.getByRole( 'textbox', { name: 'Code' } ) ).toHaveTextContent(
		'a { color: blue }'
	);
	expect( told ).toEqual( [] );
} );
