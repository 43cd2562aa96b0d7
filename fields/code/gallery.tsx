import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'code', label: 'Custom code', ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{
		title: 'HTML',
		field: field( { description: 'Printed as it is.' } ),
		value: '<p class="note">\n\tHello <b>you</b> &amp; yours\n</p>',
	},
	{
		title: 'CSS',
		field: field( { language: 'css', rows: 4 } ),
		value: '.note:hover {\n\tcolor: #b00;\n\tmargin: 0 auto;\n}',
	},
	{
		title: 'JavaScript, with a long line',
		field: field( { language: 'javascript', rows: 4 } ),
		value: `const words = [ '${ 'word '.repeat( 40 ) }' ];\nreturn words.length > 1 ? words : null;`,
	},
	{ title: 'Required and empty', field: field( { required: true, rows: 2 } ), value: '' },
	{ title: 'Not a text', field: field( { rows: 2 } ), value: { a: 1 } },
];
