import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';

const field = ( more: object ) =>
	( {
		type: 'select',
		options: { left: 'To the left', right: 'To the right' },
		...more,
	} ) as never;
const labels = () => screen.getAllByRole( 'option' ).map( ( option ) => option.textContent );

describe( 'one choice', () => {
	it( 'is stored by its key', async () => {
		const { user, stored } = renderField( field( {} ), 'left' );
		expect( labels() ).toEqual( [ 'To the left', 'To the right' ] );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'To the right' );
		expect( stored() ).toBe( 'right' );
	} );

	it( 'that is gone is shown as such and kept', () => {
		const { told } = renderField( field( {} ), 'middle' );
		expect(
			screen.getByRole( 'option', { name: '"middle" (not available)', selected: true } )
		).toBeInTheDocument();
		expect( told ).toEqual( [] );
	} );

	it( 'that was never made does not look like the first one', () => {
		renderField( field( {} ) );
		expect(
			screen.getByRole( 'option', { name: 'Choose…', selected: true } )
		).toBeInTheDocument();
	} );

	it( 'can be taken back where there is a prompt', async () => {
		const { user, stored } = renderField( field( { prompt: 'No side' } ), 'left' );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'No side' );
		expect( stored() ).toBe( '' );
	} );

	it( 'has readable words where keys have no labels', () => {
		renderField( field( { options: [ 'landscape_man-made' ] } ), 'landscape_man-made' );
		expect( labels() ).toEqual( [ 'Landscape man made' ] );
	} );
} );

describe( 'several choices', () => {
	it( 'are a tick box each and stored as a list', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), 'left' );
		expect( screen.getByRole( 'checkbox', { name: 'To the left' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'To the right' } ) );
		expect( stored() ).toEqual( [ 'left', 'right' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'right' ] );
	} );

	it( 'keep one that is gone until it is unticked', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), [ 'middle' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'middle', 'left' ] );
		await user.click( screen.getByRole( 'checkbox', { name: '"middle" (not available)' } ) );
		expect( stored() ).toEqual( [ 'left' ] );
	} );
} );
