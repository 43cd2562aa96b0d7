import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = { type: 'checkboxes', options: { a: 'First', b: 'Second' } } as never;
const box = ( name: string ) => screen.getByRole( 'checkbox', { name } );

it( 'stores the keys in the order in which they were selected', async () => {
	const { user, stored } = renderField( field );
	await user.click( box( 'Second' ) );
	await user.click( box( 'First' ) );
	expect( stored() ).toEqual( [ 'b', 'a' ] );
	await user.click( box( 'Second' ) );
	expect( stored() ).toEqual( [ 'a' ] );
} );

it( 'is a group with its label as name, and works with the space bar', async () => {
	const { user, stored } = renderField( field );
	expect( screen.getByRole( 'group', { name: 'Size' } ) ).toBeInTheDocument();
	await user.tab();
	await user.keyboard( ' ' );
	expect( stored() ).toEqual( [ 'a' ] );
} );

it( 'marks a missing choice and keeps it while others change', async () => {
	const { user, told, stored } = renderField( field, [ 'gone' ] );
	expect( box( '“gone” (not available)' ) ).toBeChecked();
	expect( told ).toEqual( [] );
	await user.click( box( 'First' ) );
	expect( stored() ).toEqual( [ 'gone', 'a' ] );
} );
