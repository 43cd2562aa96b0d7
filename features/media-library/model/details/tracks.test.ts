import { describe, expect, it } from 'vitest';
import { changeTrack, readTracks, removeTrack } from './tracks';

const OWN = '<track srclang="en" label="English" kind="subtitles" src="/a.vtt" />';

describe( 'the tracks of a video', () => {
	it.each( [
		[ 'as WordPress adds them', OWN, { srclang: 'en', label: 'English', src: '/a.vtt' } ],
		[
			'without quotes, in capitals',
			"<TRACK SRC=/a.vtt KIND='Chapters' default>",
			{ src: '/a.vtt', kind: 'chapters' },
		],
		[ 'without a kind', '<track src="/a.vtt">', { kind: 'subtitles' } ],
		[ 'of an unknown kind', '<track kind="songs">', { kind: 'metadata', src: '' } ],
		[
			'with entities',
			'<track label="&lt;b&gt; &quot;A&#39;s&quot; &amp;amp; &#x4e2d;&nbsp;" src="?a&amp;b">',
			{ label: '<b> "A\'s" &amp; 中&nbsp;', src: '?a&b' },
		],
		[
			'whose values contain a tag',
			'<track label="<track label=\'x\'>" src=a>',
			{ label: "<track label='x'>", src: 'a' },
		],
		[ 'with the first of two values', '<track src=a src=b>', { src: 'a' } ],
		[
			'with a script as URL',
			'<track src="javascript:alert(1)">',
			{ src: 'javascript:alert(1)' },
		],
	] )( 'are read %s', ( _name, content, track ) => {
		const tracks = readTracks( content );
		expect( tracks ).toHaveLength( 1 );
		expect( tracks[ 0 ] ).toMatchObject( track );
	} );

	it.each( [
		'',
		'<tracks src=a>',
		'<!-- <track src=a> -->',
		'<!-- <track src=a>',
		'<track src="a>',
	] )( 'are none in %j', ( content ) => {
		expect( readTracks( content ) ).toEqual( [] );
		expect( changeTrack( content, 0, { label: 'x' } ) ).toBe( content );
	} );

	it( 'are read in linear time', () => {
		const hostile = '<track a="" '.repeat( 50_000 );
		expect( readTracks( hostile ) ).toEqual( [] );
		expect( readTracks( `${ '<track src=a>'.repeat( 20_000 ) }<track "` ) ).toHaveLength(
			20_000
		);
	} );
} );

const MANY = `One <b>two\n${ OWN }\n<source src="x.mp4"><track SRC='/b.vtt' data-own=1 kind=captions></track> three`;

describe( 'a changed track', () => {
	it( 'keeps all bytes around it', () => {
		expect( changeTrack( MANY, 1, { kind: 'chapters', srclang: 'de' } ) ).toBe(
			MANY.replace( '<track SRC', '<track srclang="de" SRC' ).replace(
				'kind=captions',
				'kind="chapters"'
			)
		);
		expect( changeTrack( MANY, 0, { label: 'English', kind: 'subtitles' } ) ).toBe( MANY );
	} );

	it( 'cannot leave its attribute, nor the shortcode', () => {
		const label = '"><script>[/video][x] & \'';
		const changed = changeTrack( OWN, 0, { label } );
		expect( changed ).not.toMatch( /<script|\[|\]/ );
		expect( readTracks( changed ) ).toEqual( [ { ...readTracks( OWN )[ 0 ], label } ] );
	} );
} );

describe( 'a removed track', () => {
	it( 'is removed with its end tag', () => {
		expect( removeTrack( MANY, 1 ) ).toBe( `One <b>two\n${ OWN }\n<source src="x.mp4"> three` );
	} );

	it( 'leaves nothing if it was alone', () => {
		expect( removeTrack( `\n${ OWN }\n`, 0 ) ).toBe( '' );
		expect( removeTrack( OWN, 1 ) ).toBe( OWN );
	} );
} );
