import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const LONG =
	'A sentence that goes on for longer than the box is wide, and then a word without spaces: Donaudampfschifffahrtsgesellschaftskapitän';

const field = ( more: object = {} ) =>
	( { type: 'text', label: 'Title', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field( { placeholder: 'e.g. Our services' } ), value: '' },
	{
		title: 'Filled',
		field: field( { description: 'Shown above the list.' } ),
		value: 'Our services',
	},
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Long text', field: field( { label: LONG, description: LONG } ), value: LONG },
	{ title: 'Right to left', field: field(), value: 'שלום עולם' },
	{ title: 'Fixed', field: field( { readonly: true } ), value: 'Cannot be changed' },
	{ title: 'HTML', field: field(), value: '<b>Bold</b> & <i>brave</i>' },
	{ title: 'Not a text', field: field(), value: { a: 1 } },
];
