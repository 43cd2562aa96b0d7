import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

it( 'stores typed text', async () => {
	const { user, stored } = renderField( { type: 'text', placeholder: 'e.g. Hello' } );
	await user.type( screen.getByPlaceholderText( 'e.g. Hello' ), '<b>x</b>' );
	expect( stored() ).toBe( '<b>x</b>' );
} );

it( 'is read-only if it is fixed', async () => {
	const { user, told } = renderField( { type: 'text', readonly: true } as never, 'fixed' );
	await user.type( screen.getByLabelText( 'Size' ), 'x' );
	expect( told ).toEqual( [] );
} );

it( 'shows nothing for a value that is not text and keeps it', () => {
	const { told, stored } = renderField( { type: 'text' }, { a: 1 } );
	expect( screen.getByLabelText( 'Size' ) ).toHaveValue( '' );
	expect( told ).toEqual( [] );
	expect( stored() ).toEqual( { a: 1 } );
} );

it( 'shows a stored text unchanged', () => {
	const { told } = renderField( { type: 'text' }, 'Fish &amp; chips' );
	expect( screen.getByLabelText( 'Size' ) ).toHaveValue( 'Fish & chips' );
	expect( told ).toEqual( [] );
} );
