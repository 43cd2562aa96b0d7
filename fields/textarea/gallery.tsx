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
	( { type: 'textarea', label: 'Message', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field( { placeholder: 'Write here' } ), value: '' },
	{ title: 'Filled', field: field(), value: 'One line\nAnother line' },
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Long text', field: field( { rows: 6 } ), value: `${ LONG } `.repeat( 5 ) },
	{ title: 'JSON', field: field( { json: true } ), value: '[ { "color": "#fff" } ]' },
	{ title: 'Fixed', field: field( { readonly: true } ), value: 'Cannot be changed' },
];
