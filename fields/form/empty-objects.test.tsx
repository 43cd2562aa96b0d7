import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fields } from '../../schema/field-types';
import { withObjects } from '../../schema/walk';
import { renderForm } from '../../tests/support/form';

const fields = {
	title: { type: 'text', label: 'Title' },
	list: { type: 'order', label: 'Order', options: { a: 'A' } },
	rows: {
		type: 'repeater',
		label: 'Rows',
		fields: {
			name: { type: 'text', label: 'Name' },
			design: { type: 'section', label: 'Design', fields: {} },
			inner: { type: 'repeater', label: 'Inner', fields: {} },
		},
	},
	design: { type: 'section', label: 'Design', fields: { gap: { type: 'text', label: 'Gap' } } },
} as unknown as Fields;

it.each( [
	[ 'a section', { design: [] }, { design: {} } ],
	[ 'a row', { rows: [ [], { name: 'x' } ] }, { rows: [ {}, { name: 'x' } ] } ],
	[
		'an object in a row',
		{ rows: [ { design: [], inner: [ [] ] } ] },
		{ rows: [ { design: {}, inner: [ {} ] } ] },
	],
	[ 'rows with numeric keys', { rows: { 3: [] } }, { rows: { 3: {} } } ],
] )( 'accepts the empty list that PHP prints for an empty object: %s', ( _, values, expected ) => {
	expect( withObjects( fields, values as never ) ).toEqual( expected );
} );

it.each( [
	[ 'no rows', { rows: [] } ],
	[ 'an array', { list: [] } ],
	[ 'unknown keys', { unknown: [] } ],
	[ 'an array that is not an object', { design: [ 'x' ], rows: [ [ 'x' ], 'y', null ] } ],
] )( 'keeps the identity of other values: %s', ( _, values ) => {
	expect( withObjects( fields, values as never ) ).toBe( values );
} );

it( 'stores objects when another field changes', () => {
	const { last } = renderForm( fields, { rows: [ [], { name: 'x' } ], design: [] } );
	fireEvent.change( screen.getByLabelText( 'Title' ), { target: { value: 'T' } } );
	expect( JSON.stringify( last() ) ).toBe(
		JSON.stringify( { rows: [ {}, { name: 'x' } ], design: {}, title: 'T' } )
	);
} );
