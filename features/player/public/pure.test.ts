import { describe, expect, it } from 'vitest';
import { needsFull } from './renderers/hls';
import { partsOf } from './renderers/vimeo';
import { createRecovery } from './recovery';
import { attemptsFor, typeOf } from './sources';
import { eventOfState, textOfCode } from './states';
import { formatTime, spokenTime } from './time';

describe( 'the player', () => {
	it.each( [
		[ 62, '', 62, '1:02' ],
		[ 5, '', 3700, '0:00:05' ],
		[ 3725, '', 3725, '1:02:05' ],
		[ 3725.48, 'hh:mm:ss:ff', 0, '01:02:05:12' ],
		[ NaN, '', 0, '0:00' ],
		[ 3725, 'm:ss', 0, '62:05' ],
	] )( 'formats %s seconds', ( seconds, format, longest, text ) =>
		expect( formatTime( seconds, format, 25, longest ) ).toBe( text )
	);

	it( 'announces times in words', () => {
		expect( spokenTime( 62, 'en' ) ).toBe( '1 minute 2 seconds' );
		expect( spokenTime( 3600, 'en' ) ).toBe( '1 hour' );
		expect( spokenTime( 0, 'en' ) ).toBe( '0 seconds' );
		expect( spokenTime( 62, 'de' ) ).toBe( '1 Minute 2 Sekunden' );
	} );

	it( 'maps states and codes of embedded players', () => {
		expect( [ -1, 0, 1, 2, 3, 5, 4 ].map( eventOfState ) ).toEqual( [
			'loadedmetadata',
			'ended',
			'play',
			'pause',
			'progress',
			'cued',
			undefined,
		] );
		expect( [ 2, 5, 100, 101, 150, 7 ].map( textOfCode ) ).toEqual( [
			'embedParameter',
			'embedHtml5',
			'embedMissing',
			'embedForbidden',
			'embedForbidden',
			'embedUnknown',
		] );
	} );

	it( 'tries the browser first, then an engine, then the next source', () => {
		const sources = [
			{ src: 'a.m3u8', type: '' },
			{ src: 'a.mpd?x', type: '' },
			{ src: 'a.mp4', type: '' },
		];
		const engines = ( can: RegExp ) =>
			attemptsFor( sources, ( type ) => ( can.test( type ) ? 'maybe' : '' ) ).map(
				( { engine } ) => engine
			);
		expect( engines( /mp4|mpegurl/ ) ).toEqual( [ 'native', 'hls', 'dash', 'native' ] );
		expect( engines( /mp4/ ) ).toEqual( [ 'hls', 'dash', 'native' ] );
		expect( typeOf( { src: 'https://x.mp4/film.flv#t', type: '' } ) ).toBe( 'video/x-flv' );
	} );

	it( 'recovers twice within three seconds', () => {
		let now = 0;
		const attempt = createRecovery( () => now );
		expect( [ attempt(), attempt(), attempt() ] ).toEqual( [ 1, 2, 0 ] );
		now = 3000;
		expect( attempt() ).toBe( 1 );
	} );

	it( 'detects features of a playlist, and parses a Vimeo URL', () => {
		expect( needsFull( '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8' ) ).toBe( false );
		expect( needsFull( '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="a"' ) ).toBe( true );
		expect( needsFull( '#EXT-X-KEY:METHOD=AES-128,URI="a"' ) ).toBe( false );
		expect( partsOf( '12', 'https://vimeo.com/12/ab' ) ).toEqual( { number: '12', key: 'ab' } );
		expect( partsOf( '12:cd', '' ) ).toEqual( { number: '12', key: 'cd' } );
	} );
} );
