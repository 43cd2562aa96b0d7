import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( {
		type: 'checkboxes',
		label: 'Shown on',
		options: { posts: 'Posts', pages: 'Pages', archives: 'Archives of categories and tags' },
		...more,
	} ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'None', field: field(), value: [] },
	{
		title: 'Filled',
		field: field( { description: 'Tick all that fit.' } ),
		value: [ 'posts', 'archives' ],
	},
	{ title: 'Required and empty', field: field( { required: true } ), value: [] },
	{ title: 'One is gone', field: field(), value: [ 'posts', 'widgets' ] },
	{
		title: 'Right to left',
		field: field( { options: { a: 'שלום', b: 'עולם' } } ),
		value: [ 'a' ],
	},
	{ title: 'Not a list', field: field(), value: { a: { b: 1 } } },
];
