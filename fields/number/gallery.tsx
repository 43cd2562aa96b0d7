import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const field = ( more: object = {} ) =>
	( { type: 'number', label: 'Width', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field(), value: '' },
	{
		title: 'Empty, with a value that would apply',
		field: field( { placeholder: 3 } ),
		value: '',
	},
	{ title: 'Filled', field: field( { unit: 'px' } ), value: 480 },
	{ title: 'Saved as text', field: field(), value: '450' },
	{
		title: 'With limits',
		field: field( { min: 1, max: 12, integer: true, description: 'From 1 to 12.' } ),
		value: 4,
	},
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Not a number', field: field(), value: 'many' },
];
