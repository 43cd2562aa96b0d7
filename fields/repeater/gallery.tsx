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
	( {
		type: 'repeater',
		label: 'Panels',
		item_name: 'panel',
		item_label: 'title',
		fields,
		...more,
	} ) as FieldOptions;
const rows: Values[] = [
	{ title: 'First' },
	{ title: 'Second, with <b>HTML</b>' },
	{ title: 'x'.repeat( 90 ) },
	{},
];

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Empty', field: field(), value: [] },
	{ title: 'Filled', field: field( { description: 'Opened one at a time.' } ), value: rows },
	{ title: 'Full', field: field( { max: 4 } ), value: rows },
	{ title: 'Fixed', field: field( { readonly: true } ), value: rows },
	{ title: 'Required and empty', field: field( { required: true } ), value: [] },
	{
		title: 'Inside another',
		field: field( {
			fields: {
				...fields,
				links: { type: 'repeater', label: 'Links', item_name: 'link', fields },
			},
		} ),
		value: [ { title: 'Outer', links: [ { title: 'Inner' } ] } ],
	},
	{
		title: 'As older content has it',
		field: field(),
		value: { 0: { title: 'First' }, 1: { title: 'Second' } } as Values,
	},
];
