import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const box = () => screen.getByLabelText( 'Size' );

it( 'stores a number within the limits while the typed text stays', async () => {
	const { user, told } = renderField( { type: 'number', min: 10, max: 99 } as never, '' );
	await user.type( box(), '250' );
	expect( told ).toEqual( [ 10, 25, 99 ] );
	expect( box() ).toHaveValue( 250 );
	await user.tab();
	expect( box() ).toHaveValue( 99 );
} );

it( 'stores an empty text when it is cleared', async () => {
	const { user, stored } = renderField( { type: 'number', min: 10 } as never, 12 );
	await user.clear( box() );
	expect( stored() ).toBe( '' );
} );

it( 'shows a number saved as text and does not store it again', () => {
	const { told } = renderField( { type: 'number', unit: 'px' } as never, '450' );
	expect( box() ).toHaveValue( 450 );
	expect( screen.getByText( 'px' ) ).toBeVisible();
	expect( told ).toEqual( [] );
} );
