import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Json } from '../../schema/field-types';
import { renderField } from '../../tests/support/control';

const box = () => screen.getByRole( 'checkbox', { name: 'Size' } );

it.each< [ Json, boolean ] >( [
	[ 'on', true ],
	[ 'true', true ],
	[ '1', true ],
	[ 'false', false ],
	[ '0', false ],
	[ null, false ],
] )( 'reads %j as %s', ( value, isTicked ) => {
	renderField( { type: 'checkbox' }, value );
	expect( ( box() as HTMLInputElement ).checked ).toBe( isTicked );
} );

it( 'stores true and false', async () => {
	const { user, told } = renderField( { type: 'checkbox' }, 'on' );
	await user.click( box() );
	await user.click( box() );
	expect( told ).toEqual( [ false, true ] );
} );
