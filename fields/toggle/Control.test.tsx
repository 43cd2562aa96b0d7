import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

it( 'switches with click and space bar, and shows its text', async () => {
	const { user, stored } = renderField( { type: 'toggle', on: 'Wide', off: 'None' } as never );
	expect( screen.getByText( 'None' ) ).toBeVisible();
	await user.click( screen.getByLabelText( 'Size' ) );
	expect( stored() ).toBe( true );
	expect( screen.getByText( 'Wide' ) ).toBeVisible();
	await user.keyboard( ' ' );
	expect( stored() ).toBe( false );
} );

it( 'treats the text false as off and keeps it', () => {
	const { told } = renderField( { type: 'toggle' }, 'false' );
	expect( screen.getByLabelText( 'Size' ) ).not.toBeChecked();
	expect( told ).toEqual( [] );
} );
