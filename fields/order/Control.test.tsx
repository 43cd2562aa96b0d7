import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = {
	type: 'order',
	options: { headline: 'Headline', divider: 'Divider', sub_headline: 'Subheadline' },
} as never;
const rows = () => screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent );

it( 'shows text of old data and stores a list', async () => {
	const { user, stored, told } = renderField( field, 'divider,headline' );
	expect( rows() ).toEqual( [ 'Divider', 'Headline', 'Subheadline' ] );
	expect( told ).toEqual( [] );
	await user.click( screen.getByRole( 'button', { name: 'Move up: Subheadline' } ) );
	expect( stored() ).toEqual( [ 'divider', 'sub_headline', 'headline' ] );
} );

it( 'keeps the focus on the moved entry and announces its position', async () => {
	const { user, stored } = renderField( field );
	screen.getByRole( 'button', { name: 'Move down: Headline' } ).focus();
	await user.keyboard( '{Enter} ' );
	expect( stored() ).toEqual( [ 'divider', 'sub_headline', 'headline' ] );
	expect( screen.getByRole( 'button', { name: 'Move down: Headline' } ) ).toHaveFocus();
	expect( screen.getByText( 'Headline: 3 of 3' ) ).toBeInTheDocument();
} );
