import { describe, expect, it } from 'vitest';
import { completeAttachment } from '../tests/support/attachments';
import {
	displayKind,
	initialDisplay,
	linkChoices,
	linkOf,
	reduceDisplay,
	sizeChoices,
	userSettingOf,
	type DisplayDefaults,
	type DisplayEvent,
	type DisplaySettings,
} from './display';

/** WordPress's list. */
const embedExtensions = 'mp3 ogg flac m4a wav mp4 m4v webm ogv flv'.split( ' ' );
const size = ( width: number ) => ( { url: `${ width }.jpg`, width, height: width } );
const photo = completeAttachment( {
	id: 1,
	sizes: { thumbnail: size( 150 ), medium: size( 300 ), full: size( 1600 ) },
} );
const small = completeAttachment( { id: 2, sizes: { full: size( 90 ) } } );
const song = completeAttachment( { id: 3, filename: 'a.mp3', mime: 'audio/mpeg' } );
const text = completeAttachment( { id: 4, filename: 'a.pdf', mime: 'application/pdf' } );
const site = { align: 'none', size: 'medium', link: 'none' };

it.each( [
	[ 'photo.jpg', 'image/jpeg', 'image' ],
	[ 'song.MP3', 'audio/mpeg', 'embeddable' ],
	[ 'film.webm', 'video/webm', 'embeddable' ],
	[ 'song.mid', 'audio/midi', 'other' ],
	[ 'film.avi', 'video/x-msvideo', 'other' ],
	[ 'document.mp3', 'application/pdf', 'other' ],
	[ 'README', 'audio/mpeg', 'other' ],
	[ '', '', 'other' ],
] )( '%s of type %s is shown as %s', ( filename, mime, kind ) => {
	expect( displayKind( { ...photo, filename, mime }, embedExtensions ) ).toBe( kind );
} );

it.each( [
	[ 'image', [ 'none', 'file', 'post', 'custom' ] ],
	[ 'embeddable', [ 'embed', 'file', 'post' ] ],
	[ 'other', [ 'file', 'post', 'none' ] ],
] as const )( 'links of the kind %s are %o', ( kind, links ) => {
	expect( linkChoices( kind ) ).toEqual( links );
} );

it( 'offers only the sizes that the file has', () => {
	expect( sizeChoices( photo ) ).toEqual( [ 'thumbnail', 'medium', 'full' ] );
	expect( sizeChoices( text ) ).toEqual( [] );
} );

describe( 'the first settings', () => {
	it.each<
		[ string, typeof photo, DisplayDefaults, DisplayDefaults, Partial< DisplaySettings > ]
	>( [
		[
			'are those of the site',
			photo,
			site,
			{},
			{ align: 'none', size: 'medium', link: 'none', linkUrl: '' },
		],
		[
			'are the last choice',
			photo,
			site,
			{ align: 'left', size: 'full' },
			{ align: 'left', size: 'full' },
		],
		[
			'have the URL of the file',
			photo,
			{ link: 'file' },
			{},
			{ link: 'file', linkUrl: photo.url },
		],
		[
			'have the URL of the page',
			photo,
			site,
			{ link: 'post' },
			{ link: 'post', linkUrl: photo.link },
		],
		[ 'without any default', photo, {}, {}, { align: 'none', size: 'medium', link: 'none' } ],
		[
			'skip unknown values',
			photo,
			site,
			{ align: 'top', size: 'huge', link: 'x' },
			{ align: 'none', size: 'medium', link: 'none' },
		],
		[ 'skip a custom link', photo, site, { link: 'custom' }, { link: 'none', linkUrl: '' } ],
		[ 'skip the link of a player', photo, site, { link: 'embed' }, { link: 'none' } ],
		[ 'skip sizes that the file lacks', small, site, { size: 'medium' }, { size: 'full' } ],
		[
			'embed a song',
			song,
			site,
			{ link: 'file', align: 'left' },
			{ link: 'embed', linkUrl: '', align: 'none' },
		],
		[ 'link a document', text, site, {}, { link: 'file', linkUrl: text.url, size: '' } ],
		[
			'link a document to its page',
			text,
			site,
			{ link: 'post' },
			{ link: 'post', linkUrl: text.link },
		],
	] )( '%s', ( _name, file, defaults, user, expected ) => {
		const context = { embedExtensions, site: defaults, user };
		expect( initialDisplay( file, context ) ).toMatchObject( expected );
	} );
} );

const shown: DisplaySettings = { align: 'none', link: 'none', linkUrl: '', size: 'medium' };
const custom: DisplaySettings = { ...shown, link: 'custom', linkUrl: 'http://' };
const image = { file: photo, kind: 'image' } as const;

describe( 'the settings change', () => {
	it.each< [ string, DisplaySettings, DisplayEvent, Partial< DisplaySettings > ] >( [
		[ 'the alignment', shown, { type: 'aligned', align: 'right' }, { align: 'right' } ],
		[ 'the size', shown, { type: 'sized', size: 'full' }, { size: 'full' } ],
		[
			'to the file',
			shown,
			{ type: 'linked', link: 'file' },
			{ link: 'file', linkUrl: photo.url },
		],
		[
			'to the page',
			shown,
			{ type: 'linked', link: 'post' },
			{ link: 'post', linkUrl: photo.link },
		],
		[ 'to a custom link', shown, { type: 'linked', link: 'custom' }, custom ],
		[ 'to no link', custom, { type: 'linked', link: 'none' }, { link: 'none', linkUrl: '' } ],
		[ 'the URL', custom, { type: 'urlTyped', url: 'https://a.b' }, { linkUrl: 'https://a.b' } ],
	] )( '%s', ( _name, settings, event, change ) => {
		expect( reduceDisplay( settings, event, image ) ).toEqual( { ...settings, ...change } );
	} );
} );

describe( 'the settings do not change', () => {
	const pdf = { file: text, kind: 'other' } as const;
	it.each< [ string, DisplaySettings, DisplayEvent, typeof image | typeof pdf ] >( [
		[ 'with the same alignment', shown, { type: 'aligned', align: 'none' }, image ],
		[ 'with an unknown alignment', shown, { type: 'aligned', align: 'top' }, image ],
		[ 'with the alignment of a document', shown, { type: 'aligned', align: 'left' }, pdf ],
		[ 'with the same size', shown, { type: 'sized', size: 'medium' }, image ],
		[ 'with a size that the file lacks', shown, { type: 'sized', size: 'large' }, image ],
		[ 'with the same link', custom, { type: 'linked', link: 'custom' }, image ],
		[ 'with the link of a player', shown, { type: 'linked', link: 'embed' }, image ],
		[ 'with a custom link of a document', shown, { type: 'linked', link: 'custom' }, pdf ],
		[
			'with a URL, without a custom link',
			shown,
			{ type: 'urlTyped', url: 'https://a.b' },
			image,
		],
		[ 'with the same URL', custom, { type: 'urlTyped', url: 'http://' }, image ],
	] )( '%s', ( _name, settings, event, context ) => {
		expect( reduceDisplay( settings, event, context ) ).toBe( settings );
	} );
} );

it.each< [ DisplayEvent, readonly [ string, string ] | null ] >( [
	[ { type: 'aligned', align: 'left' }, [ 'align', 'left' ] ],
	[ { type: 'sized', size: 'full' }, [ 'imgsize', 'full' ] ],
	[ { type: 'linked', link: 'post' }, [ 'urlbutton', 'post' ] ],
	[ { type: 'urlTyped', url: 'https://a.b' }, null ],
] )( '%o is kept as %o', ( event, setting ) => {
	expect( userSettingOf( event ) ).toEqual( setting );
} );

it.each< [ string, typeof photo | null, string ] >( [
	[ '', photo, 'none' ],
	[ photo.url, photo, 'file' ],
	[ photo.link, photo, 'post' ],
	[ 'https://a.b', photo, 'custom' ],
	[ photo.url, null, 'custom' ],
	[ '', null, 'none' ],
] )( 'a link to “%s” has its kind', ( linkUrl, file, link ) => {
	expect( linkOf( linkUrl, file ) ).toBe( link );
} );
