import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import type { ControlProps } from '../field-module';
import { Control } from './Control';
import { formatColor, parseColor } from './color';

const tint = ( options: object = {} ) => ( { tint: { type: 'color', label: 'Tint', ...options } } );
const write = ( text: string ) => {
	fireEvent.change( screen.getByLabelText( 'Tint' ), { target: { value: text } } );
	fireEvent.blur( screen.getByLabelText( 'Tint' ) );
};

it( 'stores a typed color on blur', () => {
	const { last } = renderForm( tint(), {} );
	write( '#3a5795' );
	expect( last() ).toEqual( { tint: '#3a5795' } );
} );

it( 'makes a transparent color opaque if the field has no alpha', () => {
	const { last } = renderForm( tint(), {} );
	write( 'rgba(255, 0, 0, .5)' );
	expect( last() ).toEqual( { tint: '#ff0000' } );
} );

it( 'converts eight digits to rgba if the field has alpha', () => {
	const { last } = renderForm( tint( { alpha: true } ), {} );
	write( '#ff000080' );
	expect( last() ).toEqual( { tint: 'rgba(255,0,0,0.5)' } );
} );

it( 'reports an invalid color, and stores nothing', () => {
	const { told } = renderForm( tint(), { tint: '#fff' } );
	write( 'blurple' );
	expect( screen.getByText( /not a valid color/ ) ).toBeVisible();
	expect( screen.getByLabelText( 'Tint' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( told ).toEqual( [] );
} );

it( 'refuses an invisible color if the field has no alpha', () => {
	const { told } = renderForm( tint(), { tint: '#fff' } );
	write( '#ff000000' );
	expect( screen.getByText( /not a valid color/ ) ).toBeVisible();
	expect( told ).toEqual( [] );
} );

it( 'clears', async () => {
	const { last, user } = renderForm( tint(), { tint: '#fff' } );
	await user.click( screen.getByRole( 'button', { name: 'Clear' } ) );
	expect( last() ).toEqual( { tint: false } );
	expect( screen.getByLabelText( 'Tint' ) ).toHaveValue( '' );
} );

it( 'opens a picker from the swatch', async () => {
	const { user } = renderForm( tint(), { tint: '#fff' } );
	const swatch = screen.getByRole( 'button', { name: 'Select a color. Current color: #fff' } );
	await user.click( swatch );
	expect( swatch ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( await screen.findByRole( 'textbox', { name: /hex/i } ) ).toHaveValue( 'FFFFFF' );
} );

it.each( [ '', '#ffffff' ] )(
	'keeps text typed in the picker, from "%s", when it renders again',
	async ( color ) => {
		const told: unknown[] = [];
		const props = {
			id: 'tint',
			labelId: 'label',
			field: { type: 'color', label: 'Tint' },
			value: color,
		} as unknown as ControlProps< 'color' >;
		// Callers pass a new function in each render.
		const drawn = () => (
			<Control { ...props } onChange={ ( next: unknown ) => told.push( next ) } />
		);
		const { rerender } = render( drawn() );
		await userEvent.click( screen.getByRole( 'button', { name: /Select a color/ } ) );
		fireEvent.change( await screen.findByRole( 'textbox', { name: /hex/i } ), {
			target: { value: '336699' },
		} );
		rerender( drawn() );
		await waitFor( () => expect( told ).toEqual( [ '#336699' ] ) );
	}
);

it( 'keeps an invalid saved value until it is changed', () => {
	const { told } = renderForm( tint(), { tint: 'no color' } );
	fireEvent.blur( screen.getByLabelText( 'Tint' ) );
	expect( told ).toEqual( [] );
} );

describe( 'parsing colors', () => {
	it.each( [
		[ 'f00', '#ff0000' ],
		[ '#F00', '#ff0000' ],
		[ '#ff000080', 'rgba(255,0,0,0.5)' ],
		[ '#f008', 'rgba(255,0,0,0.53)' ],
		[ 'rgb(1, 2, 3)', '#010203' ],
	] )( '%s is %s', ( text, stored ) =>
		expect( formatColor( parseColor( text )!, true ) ).toBe( stored )
	);

	it.each( [ 'red', '#12', '#12345', '' ] )( '"%s" is left to the browser', ( text ) =>
		expect( parseColor( text ) ).toBeUndefined()
	);
} );
