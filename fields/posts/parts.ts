import { __ } from '@wordpress/i18n';
import type { FieldOptions, Fields, FieldTypes, Values } from '../../schema/field-types';
import { readTokens } from '../autocomplete/tokens';
import { environment } from '../environment';

export type PartName =
	| 'post_type'
	| 'post__in'
	| 'tax_query'
	| 'tax_query_relation'
	| 'date_type'
	| 'date_query'
	| 'date_query_relative'
	| 'orderby'
	| 'order'
	| 'posts_per_page'
	| 'posts_limit'
	| 'sticky'
	| 'additional';

type PartList = Array< [ PartName, FieldOptions & Record< string, unknown > ] >;

/**
 * Returns the form of a query. Its values are those of the saved object, or the parts of the saved
 * string.
 */
export function queryFields(
	field: FieldOptions & Partial< FieldTypes[ 'posts' ] >,
	values: Values
): Fields {
	const { without = [], posts_limit: hasLimit = false } = field;
	return Object.fromEntries(
		[ ...what( values ), ...when(), ...sorting(), ...amount( hasLimit ), additional() ].filter(
			( [ name ] ) => ! without.includes( name ) && ( hasLimit || name !== 'posts_limit' )
		)
	) as Fields;
}

function what( values: Values ): PartList {
	return [
		[
			'post_type',
			{
				type: 'select',
				label: __( 'Post types', 'pagewright' ),
				multiple: true,
				default: 'post',
				options: { _all: __( 'All types', 'pagewright' ), ...environment().postTypes },
			},
		],
		[
			'post__in',
			{
				type: 'autocomplete',
				label: __( 'Only these posts', 'pagewright' ),
				description: __( 'Leave empty to use the conditions below.', 'pagewright' ),
				post_types: readTokens( values.post_type ?? 'post' ),
			},
		],
		[
			'tax_query',
			{
				type: 'autocomplete',
				source: 'terms',
				label: __( 'Categories, tags and other terms', 'pagewright' ),
			},
		],
		[
			'tax_query_relation',
			{
				type: 'radio',
				label: __( 'Posts must have', 'pagewright' ),
				default: 'OR',
				options: {
					OR: __( 'One of these terms', 'pagewright' ),
					AND: __( 'All of these terms', 'pagewright' ),
				},
			},
		],
	];
}

function when(): PartList {
	const isShown = ( type: string ) => [
		[ 'date_type', [ type ], 'show' ],
		[ 'date_type', '*else', 'hide' ],
	];
	return [
		[
			'date_type',
			{
				type: 'radio',
				label: __( 'Dates', 'pagewright' ),
				default: 'specific',
				options: {
					specific: __( 'Between two dates', 'pagewright' ),
					relative: __( 'Relative to today', 'pagewright' ),
				},
				emit: { select: [ 'date_type' ] },
			},
		],
		[
			'date_query',
			{
				type: 'date-range',
				label: __( 'Published', 'pagewright' ),
				date_type: 'specific',
				when: isShown( 'specific' ) as FieldOptions[ 'when' ] & {},
			},
		],
		[
			'date_query_relative',
			{
				type: 'date-range',
				label: __( 'Published', 'pagewright' ),
				date_type: 'relative',
				when: isShown( 'relative' ) as FieldOptions[ 'when' ] & {},
			},
		],
	];
}

function sorting(): PartList {
	return [
		[
			'orderby',
			{
				type: 'select',
				label: __( 'Order by', 'pagewright' ),
				default: 'date',
				options: orders(),
			},
		],
		[
			'sticky',
			{
				type: 'select',
				label: __( 'Sticky posts', 'pagewright' ),
				options: {
					'': __( 'Show first', 'pagewright' ),
					ignore: __( 'Sort like other posts', 'pagewright' ),
					exclude: __( 'Exclude', 'pagewright' ),
					only: __( 'Only sticky posts', 'pagewright' ),
				},
			},
		],
		[
			'order',
			{
				type: 'radio',
				label: __( 'Direction', 'pagewright' ),
				default: 'DESC',
				options: {
					DESC: __( 'Descending (newest, highest or Z first)', 'pagewright' ),
					ASC: __( 'Ascending (oldest, lowest or A first)', 'pagewright' ),
				},
			},
		],
	];
}

function amount( hasLimit: boolean ): PartList {
	return [
		[
			'posts_per_page',
			{
				type: 'number',
				label: hasLimit
					? __( 'Posts per load', 'pagewright' )
					: __( 'Posts per page', 'pagewright' ),
				description: __( 'Leave empty to use 10. -1 shows all posts.', 'pagewright' ),
				integer: true,
				min: -1,
			},
		],
		[
			'posts_limit',
			{
				type: 'number',
				label: __( 'Maximum number of posts', 'pagewright' ),
				description: __( 'Leave empty for no limit.', 'pagewright' ),
				integer: true,
				min: 0,
			},
		],
	];
}

function additional(): PartList[ number ] {
	return [
		'additional',
		{
			type: 'text',
			label: __( 'Additional arguments', 'pagewright' ),
			description: __(
				'More arguments for WP_Query, for example meta_key=price&author=3. They override the settings above.',
				'pagewright'
			),
		},
	];
}

const orders = () => ( {
	none: __( 'No order', 'pagewright' ),
	ID: __( 'Post ID', 'pagewright' ),
	author: __( 'Author', 'pagewright' ),
	title: __( 'Title', 'pagewright' ),
	date: __( 'Publish date', 'pagewright' ),
	modified: __( 'Last modified date', 'pagewright' ),
	parent: __( 'Parent', 'pagewright' ),
	rand: __( 'Random', 'pagewright' ),
	comment_count: __( 'Number of comments', 'pagewright' ),
	menu_order: __( 'Menu order', 'pagewright' ),
	meta_value: __( 'Custom field, as text', 'pagewright' ),
	meta_value_num: __( 'Custom field, as number', 'pagewright' ),
	post__in: __( 'Same as in “Only these posts”', 'pagewright' ),
} );
