import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';

const link = { link: { type: 'link', label: 'Link', description: 'Where it leads.' } };

it( 'stores what is typed', async () => {
	const { last, user } = renderForm( link, {} );
	await user.type( screen.getByLabelText( 'Link' ), '#top' );
	expect( last() ).toEqual( { link: '#top' } );
} );

it( 'shows a link to content of the site and keeps it', () => {
	const { told } = renderForm( link, { link: 'post: 123 (About us)' } );
	expect( screen.getByLabelText( 'Link' ) ).toHaveValue( 'post: 123 (About us)' );
	expect( screen.getByLabelText( 'Link' ) ).toHaveAccessibleDescription(
		/Where it leads\. Leads to the content with the number 123/
	);
	expect( told ).toEqual( [] );
} );

it( 'says nothing of posts about an address', () => {
	renderForm( link, { link: 'https://example.com' } );
	expect( screen.getByLabelText( 'Link' ) ).toHaveAccessibleDescription( 'Where it leads.' );
} );
