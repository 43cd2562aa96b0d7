import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const options = { left: 'Left', center: 'In the middle', right: 'Right' };

const field = ( more: object = {} ) =>
	( { type: 'select', label: 'Position', ...more } ) as FieldOptions;

/** Every state of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Never chosen', field: field( { options } ), value: '' },
	{ title: 'Filled', field: field( { options } ), value: 'center' },
	{ title: 'With a prompt', field: field( { options, prompt: true } ), value: '' },
	{ title: 'Gone', field: field( { options } ), value: 'justified' },
	{
		title: 'Required and empty',
		field: field( { options, prompt: true, required: true } ),
		value: '',
	},
	{
		title: 'Keys without labels',
		field: field( { options: [ 'h1', 'h2', 'landscape_man-made' ] } ),
		value: 'landscape_man-made',
	},
	{ title: 'Several', field: field( { options, multiple: true } ), value: [ 'left', 'right' ] },
	{
		title: 'Several, one gone',
		field: field( { options, multiple: true } ),
		value: [ 'justified' ],
	},
];
