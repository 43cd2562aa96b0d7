import type { FieldOptions, Json, Values } from '../../schema/field-types';

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'image-size',
	label: 'Image size',
	...options,
} );

export const gallery: Array< {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
} > = [
	{ title: 'Full', field: field(), value: 'full' },
	{
		title: 'Custom',
		field: field( { custom_size: true, custom_size_enforce: true } ),
		value: 'custom_size',
		siblings: { size_width: 320, size_height: 0, size_enforce: true },
	},
	{ title: 'Not on this site', field: field(), value: 'old-theme-hero' },
];
