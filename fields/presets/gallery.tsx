import type { FieldOptions, Json } from '../../schema/field-types';

const presets = {
	standard: { label: 'Standard', values: { columns: 1 } },
	grid: { label: 'Grid', values: { columns: 2 } },
};

const field = ( more: object = {} ) =>
	( { type: 'presets', label: 'Template', presets, ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Never chosen', field: field(), value: '' },
	{
		title: 'Filled',
		field: field( { description: 'Fills in the fields below.' } ),
		value: 'grid',
	},
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Gone', field: field(), value: 'masonry' },
	{ title: 'Not a key', field: field(), value: { a: 1 } },
];
