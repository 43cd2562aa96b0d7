import type { FieldOptions, Json } from '../../schema/field-types';

const sides = { top: '*', right: '*', bottom: '*', left: '*' };
const field = ( options: object ): FieldOptions => ( {
	type: 'multi-measurement',
	label: 'Padding',
	...options,
} );

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{
		title: 'Empty, fills the others',
		field: field( { parts: sides, autofill: true } ),
		value: '',
	},
	{
		title: 'Filled',
		field: field( { parts: sides, description: 'Top, right, bottom, left.' } ),
		value: '10px 0px 1.5em 10px',
	},
	{
		title: 'Two inputs, few units',
		field: field( { label: 'Gap', parts: { row: [ 'px', '%' ], column: [ 'px', '%' ] } } ),
		value: '20px 5%',
	},
	{
		title: 'A unit that is not offered',
		field: field( { parts: { row: [ 'px' ], column: [ 'px' ] } } ),
		value: '2rem 3px',
	},
];
