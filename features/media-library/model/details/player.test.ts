import { describe, expect, it } from 'vitest';
import { PLAYER_DEFAULTS } from '../shortcodes/player';
import { findShortcodes, namedValues } from '../shortcodes/shortcode';
import {
	changedPlayerText,
	changesOfPlayer,
	formatOf,
	isEmbedded,
	missingFormats,
	playerOf,
	sourcesOf,
	type PlayerEvent,
	type PlayerValues,
} from './player';

type Kind = 'audio' | 'video';

/** Values that WordPress adds to its model. */
const DEFAULTS = ( kind: Kind ): PlayerValues => ( {
	...PLAYER_DEFAULTS[ kind ],
	...{ id: 7, loop: false, autoplay: false },
	...( kind === 'video' && { content: '', width: 640, height: 360 } ),
} );

/** Returns the text after the properties of WordPress's model were changed; undefined removes one. */
function edit( text: string, changes: PlayerValues = {} ) {
	const kind = text.startsWith( '[audio' ) ? 'audio' : 'video';
	const [ shortcode ] = findShortcodes( text, [ kind ] );
	const model = {
		...DEFAULTS( kind ),
		...Object.fromEntries( namedValues( shortcode! ) ),
		...( kind === 'video' && { content: shortcode!.content } ),
	};
	return changedPlayerText( kind, text, { ...model, ...changes }, DEFAULTS( kind ) );
}

const TRACK = '<track src="/a.vtt" kind=captions>';

describe( 'a player that did not change', () => {
	it.each( [
		'[audio src="a.mp3"]',
		'[audio  mp3=\'a.mp3\' loop=1 my-own="x" flag ][/audio]',
		'[audio mp3="a.mp3" height="30" content="c"]Some <b>text[/audio]',
		'[audio src="javascript:alert(1)" id="7" preload="often" autoplay="on" /]',
		`[video width="640" height="360" mp4="a.mp4?x=1&amp;y" poster=""]\n${ TRACK }<p>&nbsp;[/video]`,
		'[video src="https://youtu.be/x" class="wide" width="abc"][/video]',
		'[video]',
	] )( 'keeps each byte: %s', ( text ) => {
		expect( edit( text ) ).toBe( text );
	} );

	it.each( [ ' [audio src="a.mp3"]', '[audio][audio]', '[gallery]', '' ] )(
		'is not one in %j',
		( text ) => {
			expect( changedPlayerText( 'audio', text, {}, {} ) ).toBeUndefined();
		}
	);
} );

describe( 'a changed player', () => {
	it.each< [ string, string, PlayerValues, string ] >( [
		[
			'another file',
			"[audio src='a.mp3' my-own='x']",
			{ src: undefined, ogg: '/b.ogg' },
			'[audio my-own=\'x\' ogg="/b.ogg"]',
		],
		[
			'its switches',
			'[audio mp3="a.mp3" loop="1"]',
			{ loop: false, autoplay: true, preload: 'auto' },
			'[audio mp3="a.mp3" autoplay="true" preload="auto"]',
		],
		[
			'a switch that was on and off again',
			'[audio mp3="a.mp3" loop="on"]',
			{ loop: true },
			'[audio mp3="a.mp3" loop="on"]',
		],
		[
			'its poster, not its size',
			'[video width="640" height="360" mp4="a.mp4"][/video]',
			{ poster: '/p.jpg' },
			'[video width="640" height="360" mp4="a.mp4" poster="/p.jpg"][/video]',
		],
		[
			'its tracks',
			'[video mp4="a.mp4"]',
			{ content: TRACK },
			`[video mp4="a.mp4"]${ TRACK }[/video]`,
		],
		[
			'what another plugin changed, if it is a text',
			'[audio mp3="a.mp3" skin="a" gone="1"]',
			{ skin: 'b', gone: undefined, more: 5, odd: {}, 'not a name': 'x' },
			'[audio mp3="a.mp3" skin="b" more="5"]',
		],
		[
			'a URL that would end the shortcode',
			'[audio mp3="a.mp3"]',
			{ mp3: 'b.mp3"][script]' },
			"[audio mp3='b.mp3\"&#93;[script&#93;']",
		],
	] )( 'has %s', ( _name, text, changes, changed ) => {
		expect( edit( text, changes ) ).toBe( changed );
	} );
} );

const VIDEO = playerOf( 'video', {
	...{ src: 'https://a.example/x.MP4?v=1#t', webm: 'b.webm', ogv: '', width: 300 },
	...{ poster: 'p.jpg', content: TRACK, other: null },
} );

describe( 'the details of a player', () => {
	it.each< [ PlayerEvent, object ] >( [
		[ { type: 'sourceRemoved', name: 'webm' }, { webm: null } ],
		[ { type: 'posterRemoved' }, { poster: null } ],
		[ { type: 'preloadChosen', preload: 'none' }, { preload: 'none' } ],
		[ { type: 'toggled', name: 'loop', isOn: true }, { loop: true } ],
		[
			{ type: 'trackChanged', at: 0, changes: { kind: 'chapters' } },
			{ content: '<track src="/a.vtt" kind="chapters">' },
		],
		[ { type: 'trackRemoved', at: 0 }, { content: '' } ],
	] )( 'change by %j', ( event, changes ) => {
		expect( changesOfPlayer( VIDEO, event ) ).toEqual( changes );
	} );

	it( 'list the files as browsers try them, without empty ones', () => {
		expect( sourcesOf( VIDEO ) ).toEqual( [
			{ name: 'src', url: 'https://a.example/x.MP4?v=1#t', format: 'mp4' },
			{ name: 'webm', url: 'b.webm', format: 'webm' },
		] );
	} );

	it( 'offer the formats of the site that are missing', () => {
		const mimes = { mp3: 'audio/mpeg', mp4: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg' };
		expect( missingFormats( VIDEO, mimes ) ).toEqual( [ 'ogv' ] );
		expect( missingFormats( playerOf( 'audio', {} ), mimes ) ).toEqual( [ 'mp3' ] );
	} );

	it.each( [
		[ 'a', '' ],
		[ 'https://a.example', '' ],
		[ '/a.mp3/c', '' ],
		[ 'x.mp3?y=.ogg', 'mp3' ],
	] )( 'know the format of %s', ( url, format ) => {
		expect( formatOf( url ) ).toBe( format );
	} );

	it( 'know the videos of other sites', () => {
		const of = ( src: string ) => isEmbedded( playerOf( 'video', { src } ) );
		expect( [
			of( 'https://youtu.be/x' ),
			of( 'https://vimeo.com/1' ),
			of( 'a.mp4' ),
		] ).toEqual( [ true, true, false ] );
	} );
} );
