import type { FieldOptions, Json, Values } from '../../schema/field-types';

export const gallery: Array< {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
} > = [
	{ title: 'Empty', field: { type: 'measurement', label: 'Gap' }, value: false },
	{
		title: 'Filled',
		field: { type: 'measurement', label: 'Gap', description: 'Between two items.' },
		value: '1.5em',
	},
	{
		title: 'Number and unit apart',
		field: { type: 'measurement', label: 'Gap' },
		value: '1.3',
		siblings: { size: '1.3', size_unit: 'rem' },
	},
	{
		title: 'Required',
		field: { type: 'measurement', label: 'Width', required: true },
		value: '',
	},
];
