import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( html: string, more: object = {} ) =>
	( { type: 'html', html, ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{
		title: 'Filled',
		field: field( '<p>Pictures look best at <strong>1200 × 800</strong> pixels.</p>', {
			label: 'Good to know',
		} ),
		value: '',
	},
	{ title: 'Right to left', field: field( '<p dir="rtl">שלום עולם</p>' ), value: '' },
	{ title: 'Empty', field: field( '' ), value: '' },
];
