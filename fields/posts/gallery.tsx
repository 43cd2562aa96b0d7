import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'posts', label: 'Posts query', ...more } ) as FieldOptions;

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field(), value: '' },
	{ title: 'Closed', field: field( { hide: true } ), value: '' },
	{
		title: 'Filled',
		field: field( { posts_limit: true } ),
		value: {
			post_type: [ 'post', 'page' ],
			post__in: '12,7',
			tax_query: 'category:news,post_tag:boats',
			date_type: 'relative',
			date_query_relative: '{"from":{"value":2,"unit":"months"}}',
			orderby: 'title',
			sticky: 'ignore',
			posts_per_page: 6,
			additional: 'meta_key=price',
		},
	},
	{
		title: 'A string',
		field: field( { without: [ 'post__in' ] } ),
		value: 'post_type=_all&tax_query=category:news,gone&orderby=rand&additional=meta_key%3Dprice',
	},
	{
		title: 'Hostile',
		field: field(),
		value: {
			post_type: [ '<script>', { a: 1 } ],
			post__in: [ [ [ 1 ] ] ],
			date_query: 'soon',
			orderby: 'قديم',
			sticky: [],
			additional: 'x'.repeat( 300 ),
		},
	},
];
