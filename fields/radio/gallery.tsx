import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const options = { open: 'Open', closed: 'Closed' };

const field = ( more: object = {} ) =>
	( { type: 'radio', label: 'At first', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Never chosen', field: field( { options } ), value: '' },
	{
		title: 'Filled',
		field: field( { options, description: 'How the panel stands when the page opens.' } ),
		value: 'open',
	},
	{ title: 'Gone', field: field( { options } ), value: 'ajar' },
	{
		title: 'Keys without labels',
		field: field( { options: [ 'open', 'closed' ] } ),
		value: 'closed',
	},
];
