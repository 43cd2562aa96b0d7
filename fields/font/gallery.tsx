import type { FieldOptions, Json } from '../../schema/field-types';

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: "The theme's own", field: { type: 'font', label: 'Font' }, value: 'default' },
	{
		title: 'On every computer',
		field: { type: 'font', label: 'Font', description: 'Of the title.' },
		value: 'Georgia',
	},
	{
		title: 'Not on this site',
		field: { type: 'font', label: 'Font' },
		value: 'Roboto:700italic',
	},
];
