import type { FieldOptions, Json, Values } from '../../schema/field-types';

const IMAGES = { library: 'image' };

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'media',
	label: 'Image',
	...IMAGES,
	...options,
} );

export const gallery: Array< {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
} > = [
	{ title: 'Empty', field: field(), value: 0 },
	{ title: 'Filled', field: field( { description: 'Beside the text.' } ), value: 12 },
	{
		title: 'With an address',
		field: field( { fallback: true } ),
		value: '',
		siblings: { size_fallback: 'https://example.com/a.png#320x200' },
	},
	{ title: 'Required', field: field( { required: true } ), value: '' },
	{ title: 'A file that is gone', field: field(), value: 99 },
	{
		title: 'Hostile',
		field: field( { fallback: true } ),
		value: '"><img src=/x onerror=alert(1)>',
		siblings: { size_fallback: 'javascript:alert(1)' },
	},
	{
		title: 'From right to left, with long words',
		field: field( {
			label: 'صورة الخلفية',
			choose: 'اختر صورة كبيرة بما يكفي لتملأ عرض الصفحة كله',
		} ),
		value: 0,
	},
];
