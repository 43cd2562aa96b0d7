import type { FieldOptions, Json } from '../../schema/field-types';

const section = ( label: string, more: object = {} ) => ( {
	type: 'section',
	label,
	fields: {
		title: { type: 'text', label: 'Title', required: true },
		open: { type: 'checkbox', label: 'Open' },
	},
	...more,
} );
const field = ( more: object = {} ) =>
	( {
		type: 'tabs',
		label: 'Look',
		fields: { desktop: section( 'Desktop' ), phone: section( 'Phone' ) },
		...more,
	} ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{
		title: 'Filled',
		field: field( { description: 'For each size of screen.' } ),
		value: { phone: { title: 'Small' } },
	},
	{
		title: 'Many',
		field: field( {
			fields: Object.fromEntries(
				[ 'Desktop', 'Tablet landscape', 'Tablet portrait', 'Phone' ].map( ( label ) => [
					label,
					section( label ),
				] )
			),
		} ),
		value: {},
	},
	{
		title: 'Right to left',
		field: field( { fields: { a: section( 'שולחן' ), b: section( 'טלפון' ) } } ),
		value: {},
	},
	{ title: 'Not an object', field: field(), value: 'stray' },
];
