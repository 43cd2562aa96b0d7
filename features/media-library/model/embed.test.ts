import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import {
	canInsertEmbed,
	canScan,
	EMPTY_EMBED,
	needsLinkText,
	reduceEmbed,
	type EmbedEvent,
	type EmbedState,
} from './embed';

const VIDEO = 'https://video.example/1';
const typed = ( url: string ): EmbedEvent => ( { type: 'urlTyped', url } );
const started: EmbedEvent = { type: 'scanStarted', url: VIDEO };
const image = ( url = VIDEO ): EmbedEvent => ( {
	type: 'imageLoaded',
	url,
	width: 40,
	height: 30,
} );
const preview = ( url = VIDEO ): EmbedEvent => ( {
	type: 'previewLoaded',
	url,
	embed: { html: '<p>Video</p>', width: 640, height: 360 },
} );
const failed = ( failure: Failure, url = VIDEO ): EmbedEvent => ( {
	type: 'previewFailed',
	url,
	failure,
} );
const run = ( ...events: EmbedEvent[] ) => events.reduce( reduceEmbed, EMPTY_EMBED );

describe( 'the embed changes', () => {
	it.each< [ string, EmbedEvent[], Partial< EmbedState > ] >( [
		[
			'with a URL, trimmed',
			[ typed( ` ${ VIDEO } ` ) ],
			{ url: VIDEO, type: 'link', preview: 'idle' },
		],
		[ 'while the preview loads', [ typed( VIDEO ), started ], { preview: 'loading' } ],
		[
			'with a preview',
			[ typed( VIDEO ), started, preview() ],
			{ type: 'link', preview: 'ready', html: '<p>Video</p>' },
		],
		[
			'to an image',
			[ typed( VIDEO ), started, image() ],
			{ type: 'image', width: 40, height: 30, preview: 'ready', html: '' },
		],
		[
			'to an image, although the provider was faster',
			[ typed( VIDEO ), started, preview(), image() ],
			{ type: 'image', preview: 'ready', html: '' },
		],
		[
			'to an image, although the provider failed before',
			[ typed( VIDEO ), started, failed( { kind: 'missing' } ), image() ],
			{ type: 'image', preview: 'ready' },
		],
		[
			'after a failure',
			[ typed( VIDEO ), started, failed( { kind: 'missing' } ) ],
			{ preview: 'failed' },
		],
		[
			'after an aborted request',
			[ typed( VIDEO ), started, failed( { kind: 'aborted' } ) ],
			{ preview: 'idle' },
		],
		[
			'to a link again with another URL',
			[ typed( VIDEO ), started, image(), typed( 'https://a.example' ) ],
			{ url: 'https://a.example', type: 'link', width: 0, height: 0, preview: 'idle' },
		],
		[
			'but keeps the text of the link',
			[ { type: 'linkTextTyped', text: 'A video' }, typed( VIDEO ) ],
			{ url: VIDEO, linkText: 'A video' },
		],
	] )( '%s', ( _name, events, expected ) => {
		expect( run( ...events ) ).toMatchObject( expected );
	} );
} );

describe( 'the embed does not change', () => {
	it.each< [ string, EmbedState, EmbedEvent ] >( [
		[ 'with the same URL', run( typed( VIDEO ) ), typed( `${ VIDEO } ` ) ],
		[
			'with the same text',
			run( { type: 'linkTextTyped', text: 'A' } ),
			{ type: 'linkTextTyped', text: 'A' },
		],
		[
			'when a short URL would load',
			run( typed( 'https://a' ) ),
			{ type: 'scanStarted', url: 'https://a' },
		],
		[ 'when it loads already', run( typed( VIDEO ), started ), started ],
		[
			'with the image of another URL',
			run( typed( VIDEO ), started ),
			image( 'https://a.example' ),
		],
		[
			'with the preview of another URL',
			run( typed( VIDEO ), started ),
			preview( 'https://a.example' ),
		],
		[
			'with the failure of another URL',
			run( typed( VIDEO ), started ),
			failed( { kind: 'network' }, 'https://a.example' ),
		],
		[ 'with a preview after the image', run( typed( VIDEO ), started, image() ), preview() ],
		[
			'with a failure after the image',
			run( typed( VIDEO ), started, image() ),
			failed( { kind: 'missing' } ),
		],
		[ 'with a preview that was not requested', run( typed( VIDEO ) ), preview() ],
	] )( '%s', ( _name, state, event ) => {
		expect( reduceEmbed( state, event ) ).toBe( state );
	} );
} );

it.each( [
	[ '', false, false ],
	[ 'http://', false, false ],
	[ 'https://', false, false ],
	[ 'HTTPS://', false, false ],
	[ 'http://a.b', true, false ],
	[ 'http://a.de', true, true ],
	[ 'https://a.de', true, true ],
	[ 'ftp://example.org', true, false ],
	[ 'httpsomething', true, false ],
	[ 'example.org/film', true, false ],
	[ 'javascript:alert(1)//aaaa', false, false ],
	[ `https://example.org/${ 'a'.repeat( 2000 ) }`, true, false ],
	[ '/uploads/photo.jpg', true, false ],
] )( '“%s” may be inserted: %s, and has a preview: %s', ( url, canInsert, hasPreview ) => {
	expect( canInsertEmbed( { url } ) ).toBe( canInsert );
	expect( canScan( url ) ).toBe( hasPreview );
} );

it.each< [ string, EmbedState, boolean ] >( [
	[ 'with a preview', run( typed( VIDEO ), started, preview() ), false ],
	[ 'without a preview', run( typed( VIDEO ), started, failed( { kind: 'missing' } ) ), true ],
	[ 'that is an image', run( typed( VIDEO ), started, image() ), false ],
	[ 'that loads', run( typed( VIDEO ), started ), false ],
] )( 'a URL %s needs a text: %s', ( _name, state, needs ) => {
	expect( needsLinkText( state ) ).toBe( needs );
} );
