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
	( { type: 'section', label: 'Design', fields, ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Open', field: field( { description: 'How it looks.' } ), value: { title: 'Hello' } },
	{ title: 'Closed at first', field: field( { hide: true } ), value: {} },
	{ title: 'Left closed', field: field(), value: { so_field_container_state: 'closed' } },
	{
		title: 'One in another',
		field: field( {
			fields: { ...fields, inner: { type: 'section', label: 'Colours', fields } },
		} ),
		value: {},
	},
];
