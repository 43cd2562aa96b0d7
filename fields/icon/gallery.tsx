import type { FieldOptions, Json } from '../../schema/field-types';

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: { type: 'icon', label: 'Icon' }, value: '' },
	{
		title: 'Filled',
		field: { type: 'icon', label: 'Icon', description: 'Before the title.' },
		value: 'fontawesome-sow-fas-ship',
	},
	{ title: 'Not in the list', field: { type: 'icon', label: 'Icon' }, value: 'typicons-heart' },
	{ title: 'Required', field: { type: 'icon', label: 'Icon', required: true }, value: '' },
	{
		title: 'A family of another plugin, which is away',
		field: { type: 'icon', label: 'סמל' },
		value: 'acme_icons-a-name-that-is-long-enough-to-need-more-than-one-line-in-a-narrow-column',
	},
	{
		title: 'Hostile',
		field: { type: 'icon', label: 'Icon' },
		value: 'fontawesome-"><img src=x onerror=alert(1)>',
	},
	{ title: 'Of a wrong type', field: { type: 'icon', label: 'Icon' }, value: { a: 1 } },
];
