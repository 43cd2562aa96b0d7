import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const field = ( more: object = {} ) =>
	( { type: 'checkbox', label: 'Open in a new tab', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field(), value: false },
	{ title: 'Ticked', field: field( { description: 'Tells screen readers, too.' } ), value: true },
	{ title: 'Ticked, as older content has it', field: field(), value: 'on' },
	{ title: 'Required and empty', field: field( { required: true } ), value: false },
];
