import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = { type: 'builder' } as never;
const LAYOUT = {
	widgets: [ { text: 'A', panels_info: { class: 'Acme_Weather_Widget', grid: 0, cell: 0 } } ],
};

it( 'accepts blocks as code without a block editor', async () => {
	const { user, stored } = renderField( field );
	await user.click( screen.getByRole( 'button', { name: /Add content/ } ) );
	await user.type( screen.getByLabelText( 'Blocks as code' ), '<p>Hi</p>' );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( stored() ).toEqual( { blocks: '<p>Hi</p>' } );
	expect( screen.getByRole( 'button', { name: /Edit content/ } ) ).toHaveFocus();
} );

it( 'asks before it drops the text', async () => {
	const { user, told } = renderField( field, { blocks: '<p>Hi</p>' } );
	await user.click( screen.getByRole( 'button', { name: /Edit content/ } ) );
	await user.type( screen.getByLabelText( 'Blocks as code' ), '!' );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /unsaved changes/ );
	await user.click( screen.getByRole( 'button', { name: 'Discard changes' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'describes a layout and keeps it', () => {
	const { told } = renderField( field, LAYOUT );
	expect( screen.getByText( /Page Builder layout with 1 widget/ ) ).toBeVisible();
	expect( screen.getByText( 'Acme Weather' ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Convert to blocks' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( told ).toEqual( [] );
} );

it( 'keeps invalid content', async () => {
	const { user, told } = renderField( field, '{"widgets":[' );
	expect( screen.getByText( /cannot be read/ ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: /Add content/ } ) );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( told ).toEqual( [] );
} );
