import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { isUnreadable } from './unreadable';

it.each< [ string, Parameters< typeof isUnreadable >, boolean ] >( [
	[ 'an object in a text', [ { later: 1 }, '', '' ], true ],
	[ 'a list in a number', [ [ 1 ], false, false ], true ],
	[ 'an object with the first choice selected', [ { a: 1 }, 'left', 'left' ], true ],
	[ 'an object in a list of files', [ { later: 1 }, [], [] ], true ],
	[ 'a list with one value that is read as this value', [ [ 'right' ], 'right', 'left' ], false ],
	[ 'a text', [ 'words', '', '' ], false ],
	[ 'nothing', [ undefined, '', '' ], false ],
	[ 'an empty object', [ {}, '', '' ], false ],
	[ 'an empty list', [ [], '', '' ], false ],
	[ 'a list in a list', [ [ 'a' ], [], [] ], false ],
	[ 'an object in a field of objects', [ { name: 'x' }, { name: 'x' }, { name: '' } ], false ],
	[ 'a value of a type without sanitizing', [ { a: 1 }, undefined, undefined ], false ],
] )( '%s', ( _name, sent, expected ) => {
	expect( isUnreadable( ...sent ) ).toBe( expected );
} );

it( 'is reported in the form, and kept until the field is changed', async () => {
	const { user, last } = renderForm(
		{ name: { type: 'text', label: 'Name' }, other: { type: 'text', label: 'Other' } },
		{ name: { later: [ 1 ] }, other: '' }
	);
	const name = screen.getByLabelText( 'Name' );
	expect( name ).toHaveAccessibleDescription(
		/This field cannot read the saved value. The value is kept/
	);
	expect( screen.getByLabelText( 'Other' ) ).not.toHaveAccessibleDescription();
	await user.type( screen.getByLabelText( 'Other' ), 'x' );
	expect( last() ).toEqual( { name: { later: [ 1 ] }, other: 'x' } );
	await user.type( name, 'A' );
	expect( last() ).toEqual( { name: 'A', other: 'x' } );
	expect( name ).not.toHaveAccessibleDescription();
} );
