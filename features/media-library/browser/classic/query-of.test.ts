import { describe, expect, it } from 'vitest';
import { createQuery, type LooseQuery } from '../../model/query';
import { queryOf } from './query-of';

const CASES: Array< [ name: string, Record< string, unknown >, LooseQuery ] > = [
	[ 'all files', { query: true, orderby: 'date', order: 'DESC' }, {} ],
	[ 'a type as text', { query: true, type: 'image' }, { type: 'image' } ],
	[
		'a list of types',
		{ query: true, type: [ 'image', 'video' ] },
		{ type: [ 'image', 'video' ] },
	],
	[
		'names of WP_Query',
		{ query: true, post_mime_type: 'audio', post_parent: 7 },
		{ type: 'audio', uploadedTo: 7 },
	],
	[ 'a post as text', { query: true, uploadedTo: '12' }, { uploadedTo: 12 } ],
	[ 'unattached files', { query: true, uploadedTo: 0 }, { uploadedTo: 0 } ],
	[
		'cleared filters',
		{
			query: true,
			uploadedTo: null,
			status: null,
			year: false,
			monthnum: false,
		},
		{},
	],
	[ 'files to leave out', { query: true, exclude: [ 3, 4 ] }, { exclude: [ 3, 4 ] } ],
	[ 'one file', { query: true, post__in: 3 }, { include: [ 3 ] } ],
];

describe( 'the query of a list of WordPress', () => {
	it.each( CASES )( 'is converted: %s', ( _, properties, wanted ) => {
		expect( queryOf( properties ) ).toEqual( createQuery( wanted ) );
	} );

	it.each( [
		[ 'a list in memory', { type: 'image' } ],
		[ 'a taxonomy of a plugin', { query: true, media_category: 'travel' } ],
		[ 'a meta query', { query: true, meta_query: [] } ],
	] )( 'is not converted: %s', ( _, properties ) => {
		expect( queryOf( properties ) ).toBeNull();
	} );
} );
