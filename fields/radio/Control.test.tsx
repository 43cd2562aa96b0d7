import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = { type: 'radio', options: { open: 'Open', closed: 'Closed' } } as never;

it( 'stores the selected key', async () => {
	const { user, stored } = renderField( field, 'open' );
	expect( screen.getByRole( 'radio', { name: 'Open' } ) ).toBeChecked();
	await user.click( screen.getByRole( 'radio', { name: 'Closed' } ) );
	expect( stored() ).toBe( 'closed' );
} );

it( 'marks a missing key and keeps it', () => {
	const { told } = renderField( field, 'ajar' );
	expect( screen.getByRole( 'radio', { name: '“ajar” (not available)' } ) ).toBeChecked();
	expect( told ).toEqual( [] );
} );

it( 'is a group with its label as name, with nothing selected first', () => {
	renderField( field );
	expect( screen.getByRole( 'group', { name: 'Size' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'radio', { checked: true } ) ).toBeNull();
} );

it( 'shows its default without a saved value, as the page does', () => {
	const { told } = renderField( { ...( field as object ), default: 'closed' } as never, '' );
	expect( screen.getByRole( 'radio', { name: 'Closed' } ) ).toBeChecked();
	expect( told ).toEqual( [] );
} );
