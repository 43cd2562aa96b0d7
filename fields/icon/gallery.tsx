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
];
