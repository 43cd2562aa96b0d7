import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'multiple_media',
	label: 'Pictures',
	...{ library: 'image' },
	...options,
} );

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{
		title: 'Filled',
		field: field( { description: 'In the order of the slides.' } ),
		value: [ 12, 13, 14 ],
	},
	{ title: 'As older content has it', field: field(), value: '12,13' },
	{
		title: 'With files that are gone and an entry that cannot be read',
		field: field(),
		value: [ 12, 99, '<img src=/x onerror=alert(1)>', { id: 5 } ],
	},
	{ title: 'Broken value', field: field(), value: true },
	{ title: 'Required', field: field( { required: true } ), value: [] },
	{
		title: 'Own words on the buttons',
		field: field( { choose: 'صور إضافية للمعرض', label: 'معرض الصور' } ),
		value: [ 15 ],
	},
];
