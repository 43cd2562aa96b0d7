import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fields } from '../../schema/field-types';
import { renderForm } from '../../tests/support/form';

const section = ( label: string ) => ( {
	type: 'section',
	label,
	fields: { title: { type: 'text', label: `${ label } title` } },
} );
const fields = {
	look: {
		type: 'tabs',
		label: 'Style',
		fields: { desktop: section( 'Desktop' ), phone: section( 'Phone' ) },
	},
} as unknown as Fields;

it( 'shows one section at a time and stores its object', async () => {
	const { user, last } = renderForm( fields, { look: { phone: { later: 1 }, more: 2 } } );
	expect( screen.queryByLabelText( 'Phone title' ) ).toBeNull();
	await user.click( screen.getByRole( 'tab', { name: 'Phone' } ) );
	await user.type( screen.getByLabelText( 'Phone title' ), 'x' );
	expect( last() ).toEqual( { look: { phone: { later: 1, title: 'x' }, more: 2 } } );
	expect( screen.queryByLabelText( 'Desktop title' ) ).toBeNull();
} );

it( 'works with the arrow keys', async () => {
	const { user } = renderForm( fields, {} );
	await user.click( screen.getByRole( 'tab', { name: 'Desktop' } ) );
	await user.keyboard( '{ArrowRight}' );
	expect( screen.getByRole( 'tab', { name: 'Phone' } ) ).toHaveFocus();
	expect( screen.getByLabelText( 'Phone title' ) ).toBeVisible();
} );

it( 'shows which tab contains errors', () => {
	const errors = [ { path: 'look.phone.title', message: 'Wrong' } ];
	renderForm( fields, {}, { errors } );
	expect( screen.getByRole( 'tab', { name: 'Phone (has errors)' } ) ).toBeVisible();
} );
