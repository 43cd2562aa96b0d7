import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = {
	type: 'image-radio',
	options: {
		left: { label: 'Left', image: '/l.svg' },
		right: { label: 'Right', image: '/r.svg' },
	},
} as never;

it( 'stores the key of the selected image, with click and keyboard', async () => {
	const { user, stored } = renderField( field );
	await user.click( screen.getByRole( 'radio', { name: 'Right' } ) );
	expect( stored() ).toBe( 'right' );
	await user.keyboard( '{ArrowLeft}' );
	expect( stored() ).toBe( 'left' );
} );

it( 'keeps a missing key and reports it', () => {
	const { told } = renderField( field, 'up' );
	expect( screen.getByText( '“up” (not available)' ) ).toBeVisible();
	expect( screen.queryByRole( 'radio', { checked: true } ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'accepts a field without options', () => {
	renderField( { type: 'image-radio' } as never, 'left' );
	expect( screen.getByText( '“left” (not available)' ) ).toBeVisible();
} );
