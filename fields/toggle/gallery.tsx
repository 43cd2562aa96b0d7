import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'toggle', label: 'Shadow', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Off', field: field(), value: false },
	{ title: 'On', field: field( { description: 'Below the picture.' } ), value: true },
	{
		title: 'With its own words',
		field: field( { on: 'Soft and wide', off: 'None at all' } ),
		value: true,
	},
	{ title: 'Right to left', field: field( { on: 'פועל', off: 'כבוי' } ), value: true },
	{ title: 'Not a tick', field: field(), value: { a: 1 } },
];
