import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'date-range', label: 'Published', ...more } ) as FieldOptions;
const relative = { date_type: 'relative' };

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{ title: 'Filled', field: field(), value: '{"after":"2024-01-01","before":"2024-12-31"}' },
	{ title: 'One day', field: field(), value: { after: '2024-01-01' } },
	{
		title: 'In the wrong order',
		field: field( { description: 'Both days count.' } ),
		value: '{"after":"2024-12-31","before":"2024-01-01"}',
	},
	{ title: 'Not a date', field: field(), value: '{"after":"في الربيع الماضي"}' },
	{ title: 'Relative and empty', field: field( relative ), value: '' },
	{
		title: 'Relative',
		field: field( relative ),
		value: '{"from":{"value":2,"unit":"months"},"to":{"value":1,"unit":"weeks"}}',
	},
	{
		title: 'Hostile',
		field: field(),
		value: { after: `<script>${ 'alert(1)'.repeat( 30 ) }</script>`, before: [ [ 1 ] ] },
	},
];
