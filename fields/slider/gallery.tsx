import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const field = ( more: object = {} ) =>
	( { type: 'slider', label: 'Opacity', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field(), value: '' },
	{ title: 'Filled', field: field(), value: 40 },
	{ title: 'Decimals', field: field( { min: 0, max: 1, step: 0.05 } ), value: 0.35 },
	{ title: 'Saved as text', field: field( { min: 0, max: 50 } ), value: '20' },
	{ title: 'Beyond the end', field: field( { max: 50 } ), value: 80 },
];
