import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';

const shape = { shape: { type: 'image_shape', label: 'Shape' } };

async function open( value: string ) {
	const form = renderForm( shape, { shape: value } );
	await form.user.click( screen.getByRole( 'button', { expanded: false } ) );
	const tiles = await screen.findByRole( 'group', { name: 'Shapes' } );
	return { ...form, tiles };
}

it( 'names the shape on its button', () => {
	renderForm( shape, { shape: 'hexagon' } );
	expect( screen.getByRole( 'button' ) ).toHaveAccessibleName( 'Shape Hexagon' );
} );

it( 'lists nine shapes and stores the selected one', async () => {
	const { tiles, last, user } = await open( '' );
	expect( within( tiles ).getAllByRole( 'button' ) ).toHaveLength( 9 );
	expect( within( tiles ).getByRole( 'button', { name: 'Circle' } ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await user.click( within( tiles ).getByRole( 'button', { name: 'Square' } ) );
	expect( last() ).toEqual( { shape: 'square' } );
} );

it( 'finds shapes by name and reports that there is none', async () => {
	const { tiles, user } = await open( 'circle' );
	await user.type( screen.getByRole( 'searchbox' ), 'gon' );
	await waitFor( () =>
		expect(
			within( tiles )
				.getAllByRole( 'button' )
				.map( ( tile ) => tile.textContent )
		).toEqual( [ 'Pentagon', 'Hexagon' ] )
	);
	await user.type( screen.getByRole( 'searchbox' ), 'x' );
	expect( await screen.findByText( 'No shape found for “gonx”.' ) ).toBeVisible();
} );

it( 'moves through the shapes with the arrow keys', async () => {
	const { tiles, user } = await open( 'circle' );
	within( tiles ).getByRole( 'button', { name: 'Circle' } ).focus();
	await user.keyboard( '{ArrowRight}' );
	await waitFor( () =>
		expect( within( tiles ).getByRole( 'button', { name: 'Oval' } ) ).toHaveFocus()
	);
} );
