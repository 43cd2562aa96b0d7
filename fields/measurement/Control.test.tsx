import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { parseLength } from './length';

const size = { size: { type: 'measurement', label: 'Size' } };

it( 'shows a number and its stored unit', () => {
	renderForm( size, { size: '1.3', size_unit: 'em' } );
	expect( screen.getByLabelText( 'Size' ) ).toHaveValue( 1.3 );
	expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'em' );
} );

it( 'stores number and unit in the value, and the unit in its own key', () => {
	const { last } = renderForm( size, { size: '1.3', size_unit: 'em', other: 'kept' } );
	fireEvent.change( screen.getByLabelText( 'Size' ), { target: { value: '2' } } );
	expect( last() ).toEqual( { size: '2em', size_unit: 'em', other: 'kept' } );
} );

it( 'stores false for an empty number', () => {
	const { last } = renderForm( size, { size: '3px' } );
	fireEvent.change( screen.getByLabelText( 'Size' ), { target: { value: '' } } );
	expect( last() ).toMatchObject( { size: false } );
} );

it( 'changes the unit alone', () => {
	const { last } = renderForm( size, { size: '3px' } );
	fireEvent.change( screen.getByRole( 'combobox' ), { target: { value: 'rem' } } );
	expect( last() ).toEqual( { size: '3rem', size_unit: 'rem' } );
} );

it( 'keeps an unknown unit', () => {
	renderForm( { size: { ...size.size, units: [ 'px', '%' ] } as never }, { size: '3vw' } );
	expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'vw' );
} );

it( 'changes nothing when it is shown', () => {
	const { told } = renderForm( size, { size: 'auto' } );
	expect( told ).toEqual( [] );
} );

it.each( [
	[ '.5 EM', { number: '0.5', unit: 'em' } ],
	[ '-7', { number: '-7', unit: '' } ],
	[ 'calc(1px)', undefined ],
] )( 'parses %s', ( text, length ) => expect( parseLength( text ) ).toEqual( length ) );
