import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'color',
	label: 'Background color',
	...options,
} );

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: false },
	{ title: 'Filled', field: field( { description: 'Behind the text.' } ), value: '#3a5795' },
	{ title: 'See-through', field: field( { alpha: true } ), value: 'rgba(255,0,0,0.5)' },
	{ title: 'Unreadable value, kept until changed', field: field(), value: 'no color' },
	{ title: 'Required', field: field( { required: true } ), value: '' },
];
