import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeMedia, type FakeMedia } from '../../media/fake-core';
import { renderField } from '../../tests/support/control';

const field = { type: 'multiple_media', ...{ library: 'image' } };
const file = ( id: number, title: string ) => ( {
	id,
	title,
	url: `https://example.com/${ id }.jpg`,
	mime: 'image/jpeg',
} );
let media: FakeMedia;

beforeEach(
	() => ( media = fakeMedia( [ file( 3, 'Boat' ), file( 4, 'Sea' ), file( 5, 'Sky' ) ] ) )
);
afterEach( () => media.remove() );

const rows = () => screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent );

it( 'shows files, missing files and invalid values without a change', async () => {
	const { told } = renderField( field, '3, 99,<b>' );
	expect( await screen.findByText( 'Boat' ) ).toBeVisible();
	expect( rows() ).toEqual( [ 'Boat', 'File 99 (missing)', 'Not a file (kept): <b>' ] );
	expect( told ).toEqual( [] );
} );

it( 'adds several files at once, each once', async () => {
	const { user, stored } = renderField( field, '3' );
	await user.click( screen.getByRole( 'button', { name: /Add files/ } ) );
	expect( media.options ).toMatchObject( { multiple: 'add', library: { type: [ 'image' ] } } );
	await act( async () => media.select( 4, 3, 5 ) );
	expect( stored() ).toEqual( [ 3, 4, 5 ] );
	expect( screen.getByText( '2 files added' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: /Add files/ } ) ).toHaveFocus();
} );

it( 'changes nothing when the dialog closes without a selection', async () => {
	const { user, told } = renderField( field, '3' );
	await user.click( screen.getByRole( 'button', { name: /Add files/ } ) );
	await act( async () => media.close() );
	expect( told ).toEqual( [] );
} );

it( 'moves by keyboard, keeps the focus and announces the position', async () => {
	const { user, stored } = renderField( field, [ 3, 99, 'x' ] );
	await screen.findByText( 'Boat' );
	screen.getByRole( 'button', { name: 'Move down: Boat' } ).focus();
	await user.keyboard( '{Enter} ' );
	expect( stored() ).toEqual( [ 99, 'x', 3 ] );
	expect( screen.getByRole( 'button', { name: 'Move down: Boat' } ) ).toHaveFocus();
	expect( screen.getByText( 'Boat: 3 of 3' ) ).toBeInTheDocument();
} );

it( 'removes one of two equal files, and the focus moves on', async () => {
	const { user, stored } = renderField( field, [ 3, 3, 4 ] );
	await screen.findByText( 'Sea' );
	await user.click( screen.getAllByRole( 'button', { name: 'Remove: Boat' } )[ 0 ]! );
	expect( stored() ).toEqual( [ 3, 4 ] );
	expect( screen.getByRole( 'button', { name: 'Remove: Boat' } ) ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	await user.keyboard( '{Enter}' );
	expect( stored() ).toEqual( [] );
	expect( screen.getByRole( 'button', { name: /Add files/ } ) ).toHaveFocus();
} );

it( 'reports that the library is not on the page', async () => {
	media.remove();
	const { user } = renderField( field, '' );
	await user.click( screen.getByRole( 'button', { name: /Add files/ } ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The media library is not available on this page'
	);
} );
