import type { FieldOptions, Json } from '../../schema/field-types';

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Circle', field: { type: 'image_shape', label: 'Image shape' }, value: 'circle' },
	{
		title: 'Hexagon',
		field: {
			type: 'image_shape',
			label: 'Image shape',
			description: 'The picture is cut to it.',
		},
		value: 'hexagon',
	},
	{
		title: 'Unknown, shown as the circle it is printed as',
		field: { type: 'image_shape', label: 'Image shape' },
		value: 'blob',
	},
];
