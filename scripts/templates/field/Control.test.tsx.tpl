import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

it( 'stores what is typed', async () => {
	const { user, stored } = renderField( { type: '{{name}}' }, 'one' );
	await user.type( screen.getByLabelText( 'Size' ), ' two' );
	expect( stored() ).toBe( 'one two' );
} );
