import { describe, expect, it } from 'vitest';
import type { FrameId } from './frames';
import {
	createNavigation,
	reduceNavigation,
	type Navigation,
	type NavigationEvent,
	type Tab,
} from './navigation';
import type { ContentMode, StateId } from './states';

const opened: NavigationEvent = { type: 'opened' };
const confirmed: NavigationEvent = { type: 'confirmed' };
const back: NavigationEvent = { type: 'backPressed' };
const closed: NavigationEvent = { type: 'closed' };
const to = ( state: StateId ): NavigationEvent => ( { type: 'stateChosen', state } );
const content = ( mode: ContentMode ): NavigationEvent => ( {
	type: 'contentChosen',
	content: mode,
} );

const go = ( frame: FrameId, events: NavigationEvent[], lastTab?: Tab ) =>
	events.reduce( reduceNavigation, createNavigation( frame, lastTab ) );
/** Returns a frame as text: `closed`, or its state and content. */
const drawn = ( { isOpen, state, content: mode }: Navigation ) =>
	isOpen ? `${ state }: ${ mode }` : 'closed';

describe( 'a frame shows', () => {
	it.each< [ FrameId, NavigationEvent[], string, Tab? ] >( [
		[ 'post', [], 'closed' ],
		[ 'post', [ opened ], 'insert: browse' ],
		[ 'post', [ opened ], 'insert: upload', 'upload' ],
		[ 'post', [ { type: 'opened', state: 'embed' } ], 'embed: embed', 'upload' ],
		[ 'post', [ opened, to( 'gallery' ) ], 'gallery: browse' ],
		[ 'post', [ opened, content( 'upload' ), to( 'gallery' ) ], 'gallery: upload' ],
		[ 'post', [ opened, content( 'edit-selection' ) ], 'insert: edit-selection' ],
		[ 'post', [ opened, content( 'edit-selection' ), to( 'gallery' ) ], 'gallery: browse' ],
		[ 'post', [ opened, to( 'gallery' ), confirmed ], 'gallery-edit: browse', 'upload' ],
		[
			'post',
			[ opened, to( 'gallery' ), confirmed, to( 'gallery-library' ), confirmed ],
			'gallery-edit: browse',
		],
		[
			'post',
			[ opened, to( 'gallery' ), confirmed, to( 'gallery-library' ), confirmed, back ],
			'gallery: browse',
		],
		[ 'post', [ opened, to( 'gallery' ), confirmed, confirmed ], 'closed' ],
		[ 'post', [ opened, to( 'gallery' ), confirmed, back ], 'gallery: browse' ],
		[ 'post', [ opened, confirmed ], 'closed' ],
		[ 'post', [ opened, to( 'embed' ), closed, opened ], 'insert: browse' ],
		[ 'image', [ opened, to( 'edit-image' ), confirmed ], 'image-details: details' ],
		[ 'image', [ opened, to( 'edit-image' ), back ], 'image-details: details' ],
		[ 'image', [ opened, to( 'replace-image' ), confirmed ], 'closed' ],
		[ 'select', [ { type: 'opened', state: 'edit-image' }, confirmed ], 'closed' ],
		[ 'video', [ opened, to( 'add-track' ), confirmed ], 'video-details: details' ],
		[ 'audio', [ opened, to( 'replace-audio' ), back ], 'audio-details: details' ],
		[ 'edit-attachments', [ opened, content( 'edit-image' ) ], 'edit-attachment: edit-image' ],
		[ 'manage', [ opened ], 'library: browse', 'upload' ],
	] )( '%s after %o: %s', ( frame, events, expected, lastTab = 'browse' ) => {
		expect( drawn( go( frame, events, lastTab ) ) ).toBe( expected );
	} );

	it( 'the last tab again, after it was closed', () => {
		const navigation = go( 'post', [ opened, content( 'upload' ), closed, opened ] );
		expect( drawn( navigation ) ).toBe( 'insert: upload' );
		expect( navigation.lastTab ).toBe( 'upload' );
	} );
} );

describe( 'a frame does not change', () => {
	it.each< [ string, Navigation, NavigationEvent ] >( [
		[ 'when it opens again', go( 'post', [ opened ] ), opened ],
		[ 'with the same state', go( 'post', [ opened ] ), to( 'insert' ) ],
		[ 'with the same content', go( 'post', [ opened ] ), content( 'browse' ) ],
		[ 'with content of another state', go( 'post', [ opened ] ), content( 'crop' ) ],
		...[ to( 'embed' ), content( 'upload' ), confirmed, back, closed ].map(
			( event ): [ string, Navigation, NavigationEvent ] => [
				`while it is closed, with ${ event.type }`,
				go( 'post', [] ),
				event,
			]
		),
	] )( '%s', ( _name, navigation, event ) => {
		expect( reduceNavigation( navigation, event ) ).toBe( navigation );
	} );
} );
