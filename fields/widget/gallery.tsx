import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const fields = {
	title: { type: 'text', label: 'Title', required: true },
	open: { type: 'checkbox', label: 'Open' },
};
const field = ( more: object = {} ) =>
	( { type: 'widget', widget: 'button', label: 'Button', fields, ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Open', field: field(), value: { title: 'Read more' } },
	{ title: 'Closed at first', field: field( { hide: true } ), value: {} },
];
