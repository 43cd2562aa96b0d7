import type { FieldOptions, Json } from '../../schema/field-types';

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: { type: 'link', label: 'Destination' }, value: '' },
	{
		title: 'An address',
		field: { type: 'link', label: 'Destination' },
		value: 'https://example.com/a-rather-long-address/that-does-not-fit?in=the&box=at#all',
	},
	{
		title: 'Content of the site',
		field: { type: 'link', label: 'Destination' },
		value: 'post: 12 (About us)',
	},
	{
		title: 'Content that is gone',
		field: { type: 'link', label: 'Destination' },
		value: 'post: 123',
	},
	{
		title: 'Content from right to left',
		field: { type: 'link', label: 'Destination' },
		value: 'post: 9',
	},
	{
		title: 'Words',
		field: { type: 'link', label: 'Destination' },
		value: 'من نحن',
	},
	{
		title: 'Hostile',
		field: { type: 'link', label: 'Destination' },
		value: 'javascript:alert("<script>")',
	},
	{ title: 'Required', field: { type: 'link', label: 'Destination', required: true }, value: '' },
];
