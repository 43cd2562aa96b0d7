import { describe, expect, it } from 'vitest';
import { completeAttachment } from '../tests/support/attachments';
import type { Attachment } from '../port';
import { belongsTo, foldText, isOfType, monthsIn } from './match';
import { createQuery, type LooseQuery } from './query';

const item = completeAttachment( {
	id: 5,
	title: 'Café in winter',
	filename: 'dsc-100.jpg',
	caption: 'Berlin',
	description: 'A cup of tea',
	name: 'winter-cafe',
	author: 3,
	uploadedTo: 7,
	folders: [ 2, 5 ],
	date: Date.UTC( 2026, 4, 31, 23, 30 ),
} );

describe( 'an attachment belongs to a query', () => {
	it.each< [ string, LooseQuery, boolean, Partial< Attachment >? ] >( [
		[ 'for everything', {}, true ],
		[ 'for everything, when it is private', {}, true, { status: 'private' } ],
		[ 'for everything, but not from the trash', {}, false, { status: 'trash' } ],
		[ 'of the trash', { status: 'trash' }, true, { status: 'trash' } ],
		[ 'of the trash, but not when it is elsewhere', { status: 'trash' }, false ],
		[ 'of its type', { type: 'image' }, true ],
		[ 'of a part of its type', { type: 'jpeg' }, true ],
		[ 'of one of the types', { type: 'video,image/jpeg' }, true ],
		[ 'of another type', { type: 'video' }, false ],
		[ 'of its post', { uploadedTo: 7 }, true ],
		[ 'of another post', { uploadedTo: 8 }, false ],
		[ 'of unattached files', { uploadedTo: 0 }, false ],
		[ 'of unattached files, without a post', { uploadedTo: 0 }, true, { uploadedTo: 0 } ],
		[ 'of its author', { author: 3 }, true ],
		[ 'of another author', { author: 4 }, false ],
		[ 'of its folder', { folder: 2 }, true ],
		[ 'of another folder', { folder: 3 }, false ],
		[ 'of files without a folder', { folder: 0 }, false ],
		[ 'that includes it', { include: [ 4, 5 ] }, true ],
		[ 'that includes others', { include: [ 4 ] }, false ],
		[ 'that excludes it', { exclude: 5 }, false ],
		[ 'of its month', { year: 2026, monthnum: 5 }, true ],
		[ 'of its year', { year: 2026 }, true ],
		[ 'of another month', { year: 2026, monthnum: 6 }, false ],
		[ 'of another year', { year: 2025, monthnum: 5 }, false ],
		[ 'with its title', { search: 'WINTER' }, true ],
		[ 'with its title without accents', { search: 'cafe' }, true ],
		[ 'with its file name', { search: 'dsc-100' }, true ],
		[ 'with its caption', { search: 'berlin' }, true ],
		[ 'with its description', { search: 'cup' }, true ],
		[ 'with its slug', { search: 'winter-cafe' }, true ],
		[ 'with words of two texts', { search: 'cup  berlin' }, true ],
		[ 'with a word that it lacks', { search: 'cup paris' }, false ],
		[ 'with its type, but another word', { type: 'image', search: 'paris' }, false ],
	] )( '%s: %o, %s', ( _name, properties, belongs, change = {} ) => {
		const query = createQuery( properties );
		expect( belongsTo( query, { ...item, ...change }, monthsIn( 'UTC' ) ) ).toBe( belongs );
	} );

	it( 'in the time zone of the site', () => {
		const june = createQuery( { year: 2026, monthnum: 6 } );
		expect( belongsTo( june, item, monthsIn( 'Europe/Berlin' ) ) ).toBe( true );
		expect( belongsTo( june, item, monthsIn( 'America/New_York' ) ) ).toBe( false );
	} );
} );

it.each( [
	[ 'UTC', 2026, 5 ],
	[ 'Europe/Berlin', 2026, 6 ],
	[ 'America/New_York', 2026, 5 ],
	[ '+00:30', 2026, 6 ],
	[ '-05:30', 2026, 5 ],
	[ 'No/Where', 2026, 5 ],
] )( 'the month in %s is %i-%i', ( zone, year, monthnum ) => {
	expect( monthsIn( zone )( item.date ) ).toEqual( { year, monthnum } );
} );

it.each( [
	[ 'image/png', [], true ],
	[ 'image/png', [ 'image' ], true ],
	[ 'image/png', [ 'audio', 'png' ], true ],
	[ 'image/png', [ 'audio' ], false ],
	[ '', [ 'image' ], false ],
] )( 'the type "%s" contains one of %o: %s', ( mime, parts, isFound ) => {
	expect( isOfType( mime, parts ) ).toBe( isFound );
} );

it.each( [
	[ 'ÉCOLE', 'ecole' ],
	[ 'Straße', 'straße' ],
	[ 'plain TEXT', 'plain text' ],
] )( '%s is compared as %s', ( text, folded ) => {
	expect( foldText( text ) ).toBe( folded );
} );
