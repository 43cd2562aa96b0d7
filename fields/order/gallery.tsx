import type { FieldOptions, Json, Values } from '../../schema/field-types';

interface GalleryEntry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

const options = { headline: 'Headline', divider: 'Divider', sub_headline: 'Sub-headline' };

const field = ( more: object = {} ) =>
	( { type: 'order', label: 'Order of parts', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: GalleryEntry[] = [
	{ title: 'Never changed', field: field( { options } ), value: '' },
	{
		title: 'Filled',
		field: field( { options } ),
		value: [ 'divider', 'headline', 'sub_headline' ],
	},
	{
		title: 'As older content has it',
		field: field( { options } ),
		value: 'sub_headline,headline',
	},
	{
		title: 'Long words',
		field: field( {
			options: { a: 'A part with a rather long name that does not fit into one row', b: 'B' },
		} ),
		value: [],
	},
];
