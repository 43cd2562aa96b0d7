import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

it( 'stores lines', async () => {
	const { user, stored } = renderField( { type: 'textarea' }, 'one' );
	await user.type( screen.getByLabelText( 'Size' ), '{Enter}two' );
	expect( stored() ).toBe( 'one\ntwo' );
} );

it( 'has the number of rows of the widget', () => {
	renderField( { type: 'textarea', rows: 9 } as never );
	expect( screen.getByLabelText( 'Size' ) ).toHaveAttribute( 'rows', '9' );
} );
