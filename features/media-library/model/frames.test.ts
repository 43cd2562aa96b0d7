import { describe, expect, it } from 'vitest';
import { initialState, menuOf, stateIn, statesOf, type FrameContext, type FrameId } from './frames';
import { stateOf, type StateId } from './states';

const page: FrameContext = { hasThumbnail: true, hasAudio: true, hasVideo: true, tabs: [] };

describe( 'the frame', () => {
	it.each< [ FrameId, StateId, StateId[] ] >( [
		[ 'select', 'library', [ 'library', 'edit-image' ] ],
		[
			'post',
			'insert',
			[
				...( [ 'insert', 'gallery', 'gallery-edit', 'gallery-library' ] as const ),
				...( [ 'playlist', 'playlist-edit', 'playlist-library' ] as const ),
				...( [
					'video-playlist',
					'video-playlist-edit',
					'video-playlist-library',
				] as const ),
				...( [ 'embed', 'edit-image', 'featured-image' ] as const ),
			],
		],
		[ 'gallery', 'gallery', [ 'gallery', 'gallery-edit', 'gallery-library' ] ],
		[ 'manage', 'library', [ 'library' ] ],
		[ 'edit-attachments', 'edit-attachment', [ 'edit-attachment' ] ],
		[ 'image', 'image-details', [ 'image-details', 'replace-image', 'edit-image' ] ],
		[ 'audio', 'audio-details', [ 'audio-details', 'replace-audio', 'add-audio-source' ] ],
		[
			'video',
			'video-details',
			[
				...( [ 'video-details', 'replace-video', 'add-video-source' ] as const ),
				...( [ 'select-poster-image', 'add-track' ] as const ),
			],
		],
	] )( '%s begins with %s and has its states', ( frame, initial, states ) => {
		expect( initialState( frame ) ).toBe( initial );
		expect( statesOf( frame, page ) ).toEqual( states );
	} );

	it( 'post has no featured image if the post may not have one', () => {
		expect( statesOf( 'post', { ...page, hasThumbnail: false } ) ).not.toContain(
			'featured-image'
		);
	} );

	it( 'post has the tabs of plugins', () => {
		expect( statesOf( 'post', { ...page, tabs: [ 'stock' ] } ).at( -1 ) ).toBe(
			'iframe:stock'
		);
		expect( statesOf( 'image', { ...page, tabs: [ 'stock' ] } ) ).toHaveLength( 3 );
	} );

	it( 'manage has a library with all filters and without a dialog', () => {
		expect( stateIn( 'manage', 'library' ) ).toMatchObject( {
			...{ filterable: 'all', menu: null, primary: null, content: [ 'browse' ] },
		} );
		expect( stateIn( 'select', 'library' ) ).toBe( stateOf( 'library' ) );
	} );
} );

describe( 'the menu of', () => {
	/** Returns a menu as text. */
	const drawn = ( frame: FrameId, state: StateId, change: Partial< FrameContext > = {} ) =>
		menuOf( frame, state, { ...page, ...change } )
			.map(
				( entry ) =>
					`${ entry.kind === 'state' ? entry.state : entry.kind } ${ entry.priority }`
			)
			.join( ', ' );
	const post =
		'insert 20, gallery 40, playlist 60, video-playlist 60, featured-image 60, embed 120';

	it.each< [ string, string, string ] >( [
		[ 'insert', drawn( 'post', 'insert' ), post ],
		[ 'embed, which is the same', drawn( 'post', 'embed' ), post ],
		[
			'insert without audio, video and featured images',
			drawn( 'post', 'insert', { hasAudio: false, hasVideo: false, hasThumbnail: false } ),
			'insert 20, gallery 40, embed 120',
		],
		[
			'insert with a tab',
			drawn( 'post', 'insert', { tabs: [ 'stock' ] } ),
			`${ post }, iframe:stock 200`,
		],
		[
			'gallery-edit',
			drawn( 'post', 'gallery-edit' ),
			'cancel 20, separator 40, gallery-edit 60, gallery-library 100',
		],
		[
			'playlist-library',
			drawn( 'post', 'playlist-library' ),
			'cancel 20, separator 40, playlist-edit 60, playlist-library 100',
		],
		[
			'video-playlist-edit',
			drawn( 'post', 'video-playlist-edit' ),
			'cancel 20, separator 40, video-playlist-edit 60, video-playlist-library 100',
		],
		[
			'audio-details',
			drawn( 'audio', 'audio-details' ),
			'cancel 20, separator 40, audio-details 60, replace-audio 80',
		],
		[
			'video-details',
			drawn( 'video', 'video-details' ),
			'cancel 20, separator 40, video-details 60, replace-video 80, select-poster-image 80, add-track 80',
		],
		[ 'a single library: none', drawn( 'select', 'library' ), '' ],
		[ 'the grid screen: none', drawn( 'manage', 'library' ), '' ],
		[ 'image-details: none', drawn( 'image', 'image-details' ), '' ],
		[ 'add-audio-source: none', drawn( 'audio', 'add-audio-source' ), '' ],
	] )( '%s', ( _name, menu, expected ) => {
		expect( menu ).toBe( expected );
	} );
} );
