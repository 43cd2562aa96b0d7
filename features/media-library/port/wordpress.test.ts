import { describe, expect, it } from 'vitest';
import { createQuery } from '../model/query';
import { attachmentFrom, type CoreAttachment } from './core-attachment';
import { createWordPressPort } from './wordpress';
import { pageFrom, parametersOf } from './rows';

const from = { position: 0 };

describe( 'parameters of a list', () => {
	it.each( [
		[ {}, { orderby: 'date', order: 'desc', offset: 0, per_page: 80 } ],
		[
			{ orderby: 'uploadedTo', order: 'ASC' },
			{ orderby: 'parent', order: 'asc' },
		],
		[ { orderby: 'menuOrder' }, { orderby: 'menu_order' } ],
		[
			{ orderby: 'post__in', include: [ 3, 1 ] },
			{ orderby: 'include', include: [ 3, 1 ] },
		],
		[ { year: 2026, monthnum: 5 }, { month: '2026-05' } ],
		[ { year: 2026 }, { month: '2026' } ],
		[ { monthnum: 5 }, { month: null } ],
		[ { type: [ 'image', 'audio/mpeg' ] }, { type: 'image,audio/mpeg' } ],
		[
			{ uploadedTo: 0, author: 3 },
			{ parent: 0, author: 3 },
		],
		[ { status: 'trash' }, { status: 'trash' } ],
	] )( 'of %j', ( properties, expected ) => {
		const query = createQuery( properties );
		expect( parametersOf( { query, count: 80, from } ) ).toMatchObject( expected );
	} );

	it( 'have a cursor instead of a position', () => {
		const parameters = parametersOf( {
			query: createQuery(),
			count: 4,
			from: { after: 'abc' },
		} );
		expect( parameters ).toMatchObject( { after: 'abc' } );
		expect( parameters ).not.toHaveProperty( 'offset' );
	} );
} );

const FIELDS = [
	...[ 'id', 'title', 'file', 'mime', 'thumb', 'thumbWidth', 'thumbHeight', 'width', 'height' ],
	...[ 'length', 'alt', 'date', 'author', 'parent', 'status', 'may' ],
];
const row = ( thumb: string, may = 3 ) => [
	...[ 5, 'Boat', 'boat.jpg', 'image/jpeg', thumb, 150, 100, 1600, 1200 ],
	...[ '', 'A boat', 1_779_000_000, 2, 7, 'private', may ],
];
const response = {
	fields: FIELDS,
	rows: [ row( '2026/05/boat-150x100.jpg' ) ],
	base: 'https://example.org/uploads/',
	total: 9,
	start: 0,
	last: 'cursor',
	version: '',
	index: { state: 'ready', share: 1 } as const,
};
const request = { query: createQuery(), count: 1, from };

describe( 'a page', () => {
	it( 'has the units and names of WordPress', () => {
		expect( pageFrom( response, request ).rows ).toEqual( [
			{
				id: 5,
				title: 'Boat',
				filename: 'boat.jpg',
				mime: 'image/jpeg',
				thumbnail: 'https://example.org/uploads/2026/05/boat-150x100.jpg',
				thumbnailWidth: 150,
				thumbnailHeight: 100,
				color: '',
				width: 1600,
				height: 1200,
				fileLength: '',
				alt: 'A boat',
				date: 1_779_000_000_000,
				author: 2,
				uploadedTo: 7,
				status: 'private',
				folders: [],
				canEdit: true,
				canDelete: true,
			},
		] );
	} );

	it.each( [
		[ '', '' ],
		[ 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg' ],
		[ '//cdn.example/a.jpg', '//cdn.example/a.jpg' ],
		[ '/files/a.jpg', '/files/a.jpg' ],
		[ 'a:b.jpg', 'a:b.jpg' ],
		[ 'a.jpg', 'https://example.org/uploads/a.jpg' ],
	] )( 'has the thumbnail %j', ( thumb, expected ) => {
		const page = pageFrom( { ...response, rows: [ row( thumb ) ] }, request );
		expect( page.rows[ 0 ]!.thumbnail ).toBe( expected );
	} );

	it( 'has six hex digits as a color', () => {
		const colorsOf = ( color: unknown ) => {
			const colored = { ...response, fields: [ ...FIELDS, 'color' ] };
			const page = pageFrom( { ...colored, rows: [ [ ...row( '' ), color ] ] }, request );
			const whole = attachmentFrom( { id: 5, color } as CoreAttachment );
			return [ page.rows[ 0 ]!.color, whole.color ];
		};
		expect( colorsOf( 'c81e3c' ) ).toEqual( [ 'c81e3c', 'c81e3c' ] );
		for ( const color of [
			...[ '', 'C81E3C', '#c81e3', 'c81e3', 'c81e3c0', 'c81e3c\n', 'fff;--a:url(x)', 'red' ],
			...[ 123456, null, undefined, [ 'c81e3c' ], { length: 6 } ],
		] ) {
			expect( colorsOf( color ), JSON.stringify( color ) ).toEqual( [ '', '' ] );
		}
	} );

	it.each( [
		[ 0, false, false ],
		[ 1, true, false ],
		[ 2, false, true ],
	] )( 'has rights: %i', ( may, canEdit, canDelete ) => {
		const page = pageFrom( { ...response, rows: [ row( '', may ) ] }, request );
		expect( page.rows[ 0 ] ).toMatchObject( { canEdit, canDelete } );
	} );

	it.each( [
		[ 'modified', 'modified', 5, 5000 ],
		[ 'menuOrder', 'menuOrder', 3, 3 ],
		[ 'name', 'name', 'boat', 'boat' ],
	] )( 'has the key of its order: %s', ( field, key, value, expected ) => {
		const page = pageFrom(
			{ ...response, fields: [ ...FIELDS, field ], rows: [ [ ...row( '' ), value ] ] },
			request
		);
		expect( page.rows[ 0 ] ).toHaveProperty( key, expected );
	} );

	it.each( [
		[ 'more rows', { start: 0, total: 9 }, from, 'cursor' ],
		[ 'the last row', { start: 8, total: 9 }, { position: 8 }, null ],
		[ 'no rows', { start: 9, total: 9, rows: [], last: '' }, { position: 9 }, null ],
		// A filter of another plugin removed the row.
		[ 'rows that a plugin removed', { start: 0, total: 9, rows: [] }, from, 'cursor' ],
		[ 'a full page after a cursor', { start: 8, total: 9 }, { after: 'x' }, 'cursor' ],
		[
			'no rows after a cursor',
			{ start: 9, total: 9, rows: [], last: '' },
			{ after: 'x' },
			null,
		],
	] )( 'has the next cursor after %s', ( _what, changes, place, next ) => {
		const page = pageFrom( { ...response, ...changes }, { ...request, from: place } );
		expect( page.next ).toBe( next );
	} );
} );

describe( 'the version of a page', () => {
	it.each( [
		[ 'abc', { version: 'abc' } ],
		[ '', {} ],
	] )( 'is that of the search table: %j', ( version, expected ) => {
		const { rows, total, next, index, ...rest } = pageFrom( { ...response, version }, request );
		expect( index ).toBe( response.index );
		expect( [ rows.length, total, next ] ).toEqual( [ 1, 9, 'cursor' ] );
		expect( rest ).toEqual( expected );
	} );
} );

describe( 'an attachment of WordPress', () => {
	const core = {
		id: 5,
		type: 'image',
		url: 'https://example.org/a.jpg',
		author: '3',
		nonces: { update: 'abc', delete: false as const },
		sizes: { thumbnail: { url: 'https://example.org/a-150.jpg', width: 150, height: 150 } },
	};

	it( 'is converted', () => {
		expect( attachmentFrom( core ) ).toMatchObject( {
			author: 3,
			canEdit: true,
			canDelete: false,
			thumbnail: 'https://example.org/a-150.jpg',
			thumbnailWidth: 150,
		} );
	} );

	it.each( [
		[ 'an image without sizes', { sizes: undefined }, 'https://example.org/a.jpg' ],
		[ 'a document', { type: 'application', sizes: undefined }, '' ],
		[
			'a sound without a cover',
			{ type: 'audio', icon: 'i.svg', thumb: { src: 'i.svg' } },
			'',
		],
		[
			'a sound with a cover',
			{ type: 'audio', icon: 'i.svg', thumb: { src: 'c.jpg' } },
			'c.jpg',
		],
		[ 'a replaced image', { sizes: undefined, url: 'a.png', thumbVersion: 7 }, 'a.png?v=7' ],
	] )( 'has a thumbnail: %s', ( _what, changes, expected ) => {
		expect( attachmentFrom( { ...core, ...changes } ).thumbnail ).toBe( expected );
	} );

	it.each( [
		[
			{ type: 'audio', meta: { artist: 'A', album: false } },
			{ artist: 'A', album: '' },
		],
		[
			{ type: 'audio', meta: false },
			{ artist: '', album: '' },
		],
		[ { type: 'image', meta: { artist: 'A' } }, {} ],
	] )( 'has artist and album if it is audio: %j', ( changes, expected ) => {
		const { artist, album } = attachmentFrom( { ...core, ...changes } );
		expect( { artist, album } ).toEqual( { artist: undefined, album: undefined, ...expected } );
	} );

	it( 'may have values of any type after filters of plugins', () => {
		const odd = {
			id: 5,
			title: [],
			alt: null,
			date: 'x',
			sizes: 'none',
			status: 7,
			nonces: {},
		};
		expect( attachmentFrom( odd ) ).toMatchObject( {
			title: '',
			alt: '',
			date: 0,
			sizes: {},
			status: 'inherit',
			canEdit: false,
		} );
	} );
} );

it( 'the REST API cannot save the fields of other plugins', async () => {
	const port = createWordPressPort( { ajaxUrl: '' } );
	expect( await port.saveCompat( { id: 5 }, [] ) ).toEqual( {
		ok: false,
		failure: { kind: 'invalid', message: '' },
	} );
} );
