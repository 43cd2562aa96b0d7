import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const options = { left: 'Left', center: 'In the middle', right: 'Right' };

/** Enough choices for a search. */
const many = [
	'author',
	'comment_count',
	'date',
	'menu_order',
	'meta_value',
	'modified',
	'name',
	'none',
	'parent',
	'rand',
	'title',
	'مؤلف',
	'A rather long name of a choice that does not fit into one line of a narrow form',
];

const field = ( more: object = {} ) =>
	( { type: 'select', label: 'Position', ...more } ) as FieldOptions;

/** All states of the control. */
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
	{ title: 'Many', field: field( { options: many } ), value: 'menu_order' },
	{ title: 'Many, gone', field: field( { options: many, prompt: true } ), value: '<b>relevance' },
	{
		title: 'Several of many',
		field: field( { options: many, multiple: true } ),
		value: [ 'date', 'title', '<b>relevance' ],
	},
	{ title: 'Several', field: field( { options, multiple: true } ), value: [ 'left', 'right' ] },
	{
		title: 'Several, one gone',
		field: field( { options, multiple: true } ),
		value: [ 'justified' ],
	},
];
