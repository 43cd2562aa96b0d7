import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { changePart, spreadParts } from './parts';

const sides = { top: '*', right: '*', bottom: '*', left: '*' };
const pad = ( options: object = {} ) => ( {
	pad: { type: 'multi-measurement', label: 'Padding', parts: sides, ...options },
} );
const change = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

it( 'is a group with an input for each part', () => {
	renderForm( pad(), { pad: '10px 0px 1.5em 10px' } );
	expect( screen.getByRole( 'group', { name: /Padding/ } ) ).toBeInTheDocument();
	expect( screen.getByLabelText( 'Bottom' ) ).toHaveValue( 1.5 );
} );

it( 'stores all parts in one string', () => {
	const { last } = renderForm( pad(), { pad: '10px 0px 1.5em 10px' } );
	change( 'Bottom', '2' );
	expect( last() ).toEqual( { pad: '10px 0px 2em 10px' } );
} );

it( 'keeps an emptied input empty and stores 0px', () => {
	const { last } = renderForm( pad(), { pad: '10px 5px 5px 5px' } );
	change( 'Top', '' );
	expect( last() ).toEqual( { pad: '0px 5px 5px 5px' } );
	expect( screen.getByLabelText( 'Top' ) ).toHaveValue( null );
} );

it( 'is empty when all inputs are', () => {
	const { last } = renderForm( pad( { parts: { row: '*' } } ), { pad: '1px' } );
	change( 'Row', '' );
	expect( last() ).toEqual( { pad: '' } );
} );

it( 'copies the first value if the field has autofill', () => {
	const { last } = renderForm( pad( { autofill: true } ), { pad: '' } );
	change( 'Right', '7' );
	expect( last() ).toEqual( { pad: '7px 7px 7px 7px' } );
} );

it( 'does not copy without autofill', () => {
	const { last } = renderForm( pad(), { pad: '' } );
	change( 'Right', '7' );
	expect( last() ).toEqual( { pad: '0px 7px 0px 0px' } );
} );

it( 'writes all inputs while linked', async () => {
	const { last, user } = renderForm( pad(), { pad: '1px 2px 3px 4px' } );
	await user.click( screen.getByRole( 'button', { name: 'Link sides', pressed: false } ) );
	change( 'Left', '9' );
	expect( last() ).toEqual( { pad: '9px 9px 9px 9px' } );
} );

it( 'distributes pasted values', () => {
	const { last } = renderForm( pad(), { pad: '' } );
	fireEvent.paste( screen.getByLabelText( 'Top' ), {
		clipboardData: { getData: () => '10px 20px;' },
	} );
	expect( last() ).toEqual( { pad: '10px 20px 10px 20px' } );
} );

it( 'reads fewer parts as CSS does', () => {
	expect( spreadParts( '1px 2px', 4 ) ).toEqual( [ '1px', '2px', '1px', '2px' ] );
	expect( spreadParts( '1px', 2 ) ).toEqual( [ '1px', '' ] );
	expect( spreadParts( '', 4 ) ).toEqual( [ '', '', '', '' ] );
} );

it( 'fills the others only once', () => {
	expect( changePart( [ '1px', '' ], 0, '12px', { hasAutofill: true } ) ).toEqual( [
		'12px',
		'',
	] );
} );
