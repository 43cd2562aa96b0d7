import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) => ( { type: '{{name}}', label: '{{Title}}', ...more } ) as FieldOptions;

/** Every state of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{ title: 'Filled', field: field( { description: 'What it is for.' } ), value: 'Something' },
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
];
