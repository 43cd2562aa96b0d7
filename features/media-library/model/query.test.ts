import { describe, expect, it } from 'vitest';
import {
	createQuery,
	DEFAULT_QUERY,
	hasMoreAfter,
	isSameQuery,
	pagedAfter,
	reduceQuery,
	type LooseQuery,
	type MediaQuery,
	type QueryEvent,
} from './query';

describe( 'a query', () => {
	it.each< [ string, LooseQuery, Partial< MediaQuery > ] >( [
		[ 'of nothing', {}, DEFAULT_QUERY ],
		[ 'with a search of one character', { search: ' a ' }, { search: '' } ],
		[ 'with a search of two characters', { search: ' ab ' }, { search: 'ab' } ],
		[ 'with an order in lower case', { order: 'asc' }, { order: 'ASC' } ],
		[ 'with an unknown order', { order: 'random' }, { order: 'DESC' } ],
		[ 'ordered by something unknown', { orderby: 'rand' }, { orderby: 'date' } ],
		[ 'ordered by nothing', { orderby: null }, { orderby: 'date' } ],
		[ 'with one type', { type: 'image' }, { type: [ 'image' ] } ],
		[ 'with types in one text', { type: 'image, video' }, { type: [ 'image', 'video' ] } ],
		[ 'with a list of types', { type: [ 'a/b,c/d', '' ] }, { type: [ 'a/b', 'c/d' ] } ],
		[ 'that includes one', { include: 3 }, { include: [ 3 ] } ],
		[ 'that excludes one', { exclude: 3 }, { exclude: [ 3 ] } ],
		[ 'of an unknown status', { status: 'any' }, { status: 'inherit' } ],
		[ 'of the trash', { status: 'trash' }, { status: 'trash' } ],
		[ 'of unattached files', { uploadedTo: 0 }, { uploadedTo: 0 } ],
		[ 'of files without a folder', { folder: 0 }, { folder: 0 } ],
		[ 'with no files on a page', { perPage: 0 }, { perPage: 80 } ],
		[ 'with all files on a page', { perPage: -1 }, { perPage: -1 } ],
	] )( '%s', ( _name, properties, expected ) => {
		expect( createQuery( properties ) ).toMatchObject( expected );
		// A query is a set of properties, too.
		expect( createQuery( createQuery( properties ) ) ).toEqual( createQuery( properties ) );
	} );

	it.each( [
		'name',
		'author',
		'date',
		'title',
		'modified',
		'uploadedTo',
		'id',
		'post__in',
		'menuOrder',
	] )( 'may be ordered by %s', ( orderby ) => {
		expect( createQuery( { orderby } ).orderby ).toBe( orderby );
	} );
} );

const images = createQuery( { type: 'image' } );

describe( 'a query changes after', () => {
	it.each< [ string, LooseQuery, QueryEvent, LooseQuery ] >( [
		[ 'a search', {}, { type: 'searched', text: 'snow ' }, { search: 'snow' } ],
		[ 'an empty search', { search: 'snow' }, { type: 'searched', text: '' }, {} ],
		[
			'a search that becomes too short',
			{ search: 'snow' },
			{ type: 'searched', text: 's' },
			{},
		],
		[
			'a filter, which replaces the filter before',
			{ author: 3, search: 'snow', year: 2026 },
			{
				type: 'filterChosen',
				properties: { uploadedTo: 7, orderby: 'menuOrder', order: 'ASC' },
				base: images,
			},
			{
				...{ search: 'snow', year: 2026, type: 'image' },
				...{ uploadedTo: 7, orderby: 'menuOrder', order: 'ASC' },
			},
		],
		[
			'the filter for all, which returns to the query of the state',
			{ uploadedTo: 0, orderby: 'menuOrder', order: 'ASC', status: 'trash', type: 'audio' },
			{ type: 'filterChosen', properties: {}, base: images },
			{ type: 'image' },
		],
		[
			'a month',
			{},
			{ type: 'monthChosen', year: 2026, monthnum: 5 },
			{ year: 2026, monthnum: 5 },
		],
		[
			'all dates',
			{ year: 2026, monthnum: 5 },
			{ type: 'monthChosen', year: 0, monthnum: 5 },
			{},
		],
		[
			'a folder',
			{ search: 'snow' },
			{ type: 'folderChosen', folder: 2 },
			{ search: 'snow', folder: 2 },
		],
		[ 'all folders', { folder: 0 }, { type: 'folderChosen', folder: null }, {} ],
		[
			'an order',
			{},
			{ type: 'ordered', orderby: 'title', order: 'asc' },
			{ orderby: 'title', order: 'ASC' },
		],
	] )( '%s', ( _name, from, event, to ) => {
		expect( reduceQuery( createQuery( from ), event ) ).toEqual( createQuery( to ) );
	} );
} );

describe( 'a query does not change after', () => {
	it.each< [ string, LooseQuery, QueryEvent ] >( [
		[ 'the same search', { search: 'snow' }, { type: 'searched', text: ' snow' } ],
		[ 'the first character of a search', {}, { type: 'searched', text: 's' } ],
		[
			'the chosen filter',
			{ type: 'image' },
			{ type: 'filterChosen', properties: {}, base: images },
		],
		[
			'the chosen month',
			{ year: 2026, monthnum: 5 },
			{ type: 'monthChosen', year: 2026, monthnum: 5 },
		],
		[ 'the chosen folder', { folder: 0 }, { type: 'folderChosen', folder: 0 } ],
		[ 'an unknown order', {}, { type: 'ordered', orderby: 'rand', order: 'up' } ],
	] )( '%s', ( _name, from, event ) => {
		const query = createQuery( from );
		expect( reduceQuery( query, event ) ).toBe( query );
	} );
} );

it.each< [ LooseQuery, boolean ] >( [
	[ {}, true ],
	[ { type: [ 'image' ] }, false ],
	[ { exclude: [ 1 ] }, false ],
	[ { perPage: 40 }, false ],
] )( 'the default query equals %o: %s', ( properties, isSame ) => {
	expect( isSameQuery( DEFAULT_QUERY, createQuery( properties ) ) ).toBe( isSame );
} );

it.each( [
	[ 0, 80, 1 ],
	[ 80, 80, 2 ],
	[ 81, 80, 2 ],
	[ 119, 80, 2 ],
	[ 120, 80, 3 ],
	[ 160, 80, 3 ],
	[ 500, -1, 1 ],
] )( 'after %i attachments in pages of %i follows page %i', ( loaded, perPage, paged ) => {
	expect( pagedAfter( loaded, perPage ) ).toBe( paged );
} );

it.each( [
	[ 80, 80, true ],
	[ 79, 80, false ],
	[ 0, 80, false ],
	[ 500, -1, false ],
] )( 'after a page with %i of %i attachments, more may follow: %s', ( received, perPage, has ) => {
	expect( hasMoreAfter( received, perPage ) ).toBe( has );
} );
