import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'autocomplete', label: 'Posts to show', ...more } ) as FieldOptions;
const terms = { source: 'terms', label: 'Terms' };
const LONG = 'a-slug-without-end-'.repeat( 12 );

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{ title: 'Filled', field: field( { description: 'They come in this order.' } ), value: '12,7' },
	{ title: 'From right to left', field: field(), value: '9,12' },
	{ title: 'One is gone', field: field(), value: '12,404' },
	{ title: 'Only one', field: field( { multiple: false } ), value: '7' },
	{ title: 'Terms', field: field( terms ), value: 'category:news,post_tag:boats' },
	{ title: 'A long term that is gone', field: field( terms ), value: `category:${ LONG }` },
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Hostile', field: field(), value: [ '<script>alert(1)</script>', { a: 1 }, -3 ] },
];
