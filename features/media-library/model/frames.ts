import { stateOf, type FrameState, type StateId } from './states';

/** A dialog, or the grid screen (`manage`). Gallery blocks open `gallery`, which WordPress does not name. */
export type FrameId =
	'select' | 'post' | 'gallery' | 'manage' | 'edit-attachments' | 'image' | 'audio' | 'video';

/** The page on which a frame opens. */
export interface FrameContext {
	/** Whether the edited post may have a featured image. */
	hasThumbnail: boolean;
	/** Whether the menu offers playlists: WordPress hides them while the library has no such file. */
	hasAudio: boolean;
	hasVideo: boolean;
	/** Names of tabs that plugins add with `media_upload_tabs`. */
	tabs: readonly string[];
}

interface Frame {
	states: readonly StateId[];
	initial: StateId;
}

const FRAMES: Readonly< Record< FrameId, Frame > > = {
	select: { states: [ 'library', 'edit-image' ], initial: 'library' },
	post: {
		states: [
			...( [ 'insert', 'gallery', 'gallery-edit', 'gallery-library' ] as const ),
			...( [ 'playlist', 'playlist-edit', 'playlist-library' ] as const ),
			...( [ 'video-playlist', 'video-playlist-edit', 'video-playlist-library' ] as const ),
			...( [ 'embed', 'edit-image', 'featured-image' ] as const ),
		],
		initial: 'insert',
	},
	gallery: { states: [ 'gallery', 'gallery-edit', 'gallery-library' ], initial: 'gallery' },
	manage: { states: [ 'library' ], initial: 'library' },
	'edit-attachments': { states: [ 'edit-attachment' ], initial: 'edit-attachment' },
	image: { states: [ 'image-details', 'replace-image', 'edit-image' ], initial: 'image-details' },
	audio: {
		states: [ 'audio-details', 'replace-audio', 'add-audio-source' ],
		initial: 'audio-details',
	},
	video: {
		states: [
			...( [ 'video-details', 'replace-video', 'add-video-source' ] as const ),
			...( [ 'select-poster-image', 'add-track' ] as const ),
		],
		initial: 'video-details',
	},
};

/** The state in which a frame opens. */
export const initialState = ( frame: FrameId ): StateId => FRAMES[ frame ].initial;

/** Returns the states of a frame on a page. */
export function statesOf( frame: FrameId, context: FrameContext ): StateId[] {
	const states = FRAMES[ frame ].states.filter(
		( id ) => id !== 'featured-image' || context.hasThumbnail
	);
	const tabs = frame === 'post' ? context.tabs : [];
	return [ ...states, ...tabs.map( ( tab ): StateId => `iframe:${ tab }` ) ];
}

/**
 * Returns a state of a frame. The library of the grid screen uploads above the grid, has no dialog
 * to confirm, and offers all filters.
 */
export function stateIn( frame: FrameId, id: StateId ): FrameState {
	const state = stateOf( id );
	return frame === 'manage' && id === 'library'
		? { ...state, menu: null, content: [ 'browse' ], filterable: 'all', primary: null }
		: state;
}

export type MenuEntry =
	| { kind: 'state'; state: StateId; priority: number }
	/** Returns to the first state of the frame. */
	| { kind: 'cancel'; priority: number }
	| { kind: 'separator'; priority: number };

const CANCEL: readonly MenuEntry[] = [
	{ kind: 'cancel', priority: 20 },
	{ kind: 'separator', priority: 40 },
];

/**
 * Returns the menu beside a state, in the order of the priorities. Empty for states without a menu,
 * and when it would have one entry.
 */
export function menuOf( frame: FrameId, state: StateId, context: FrameContext ): MenuEntry[] {
	const { menu } = stateIn( frame, state );
	const states = statesOf( frame, context )
		.filter(
			( id ) => menu !== null && stateOf( id ).menu === menu && isOffered( id, context )
		)
		.map( ( id ): MenuEntry => ( {
			kind: 'state',
			state: id,
			priority: stateOf( id ).priority,
		} ) );
	const entries = [ ...( menu === 'default' ? [] : CANCEL ), ...states ];
	return states.length + ( menu === 'default' ? 0 : 1 ) < 2
		? []
		: entries.sort( ( one, other ) => one.priority - other.priority );
}

function isOffered( id: StateId, { hasAudio, hasVideo }: FrameContext ): boolean {
	if ( id === 'playlist' ) {
		return hasAudio;
	}
	return id !== 'video-playlist' || hasVideo;
}
