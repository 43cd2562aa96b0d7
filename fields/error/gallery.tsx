import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) => ( { type: 'error', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{
		title: 'Filled',
		field: field( { label: 'Map.', message: 'This server cannot reach the map service.' } ),
		value: '',
	},
	{ title: 'Without words of its own', field: field(), value: 'kept' },
];
