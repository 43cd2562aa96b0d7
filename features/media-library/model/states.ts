import type { Filterable } from './filters';
import type { Multiple } from './selection';
import type { Button } from './toolbar';

type Collection = 'gallery' | 'playlist' | 'video-playlist';

/** Name of a state, as in WordPress. */
export type StateId =
	| 'library'
	| 'insert'
	| Collection
	| `${ Collection }-edit`
	| `${ Collection }-library`
	| 'embed'
	| 'featured-image'
	| 'edit-image'
	| 'image-details'
	| 'replace-image'
	| 'audio-details'
	| 'replace-audio'
	| 'add-audio-source'
	| 'video-details'
	| 'replace-video'
	| 'add-video-source'
	| 'select-poster-image'
	| 'add-track'
	| 'cropper'
	| 'edit-attachment'
	| `iframe:${ string }`;

export type MenuId = 'default' | Collection | 'audio-details' | 'video-details';

/** A screen that a state can show. */
export type ContentMode =
	| 'browse'
	| 'upload'
	| 'edit-selection'
	| 'embed'
	| 'details'
	| 'crop'
	| 'edit-image'
	| 'edit-metadata'
	| 'iframe';

/** The state after the primary button was pressed. `previous` closes a frame without one. */
export type Exit = 'close' | 'previous' | StateId;

/** Properties of a state. Its texts are not part of the model. */
export interface FrameState {
	/** Menu beside the state; null for none. */
	menu: MenuId | null;
	/** Place of the state in its menu. */
	priority: number;
	/** The first one is shown first, unless the user's last choice counts. */
	content: readonly ContentMode[];
	/** Kind of files, as part of a MIME type; '' for all, or what the caller wants. */
	type: '' | 'image' | 'audio' | 'video' | 'text';
	multiple: Multiple;
	filterable: Filterable;
	isSearchable: boolean;
	hasDateFilter: boolean;
	/** Whether the user orders the attachments. */
	isSortable: boolean;
	/** Whether the caller forbids changing the order of the files of a post. */
	hasFixedOrder?: boolean;
	/** Whether each tile has a field for its caption, or its title. */
	isDescribed: boolean;
	hasDisplaySettings: boolean;
	/** Whether texts may be changed for one insertion without saving them. */
	allowsLocalEdits: boolean;
	/** Whether uploads are selected. */
	selectsUploads: boolean;
	/** Whether the selection stays while the user is in another state. */
	keepsSelection: boolean;
	/** Whether the last tab of the user, upload or library, is shown first. */
	remembersTab: boolean;
	/** The primary button; null for none. */
	primary: Button | null;
	buttons: readonly Button[];
	exit: Exit;
}

/** A state in which the user chooses attachments. */
const chooser: FrameState = {
	menu: 'default',
	priority: 20,
	content: [ 'browse', 'upload' ],
	type: '',
	multiple: false,
	filterable: false,
	isSearchable: true,
	hasDateFilter: true,
	isSortable: false,
	isDescribed: false,
	hasDisplaySettings: false,
	allowsLocalEdits: false,
	selectsUploads: true,
	keepsSelection: true,
	remembersTab: true,
	primary: { id: 'select', priority: 80, requires: { selection: true } },
	buttons: [],
	exit: 'close',
};

/** A state without a list of attachments. */
const screen: FrameState = {
	...chooser,
	menu: null,
	isSearchable: false,
	hasDateFilter: false,
	selectsUploads: false,
	keepsSelection: false,
	remembersTab: false,
	primary: null,
};

const BACK: Button = { id: 'back', priority: 20, requires: {} };

const TYPES = { gallery: 'image', playlist: 'audio', 'video-playlist': 'video' } as const;
const PRIORITIES = { gallery: 40, playlist: 60, 'video-playlist': 60 } as const;

/** Creating, arranging and extending a collection are the same three states for each kind. */
function collectionStates( kind: Collection ): Partial< Record< StateId, FrameState > > {
	const choose: FrameState = {
		...chooser,
		type: TYPES[ kind ],
		multiple: 'add',
		filterable: 'uploaded',
		exit: `${ kind }-edit`,
	};
	const create: FrameState = {
		...choose,
		priority: PRIORITIES[ kind ],
		primary: { id: 'create', priority: 60, requires: { selection: true } },
	};
	const edit: FrameState = {
		...chooser,
		menu: kind,
		priority: 60,
		content: [ 'browse' ],
		type: TYPES[ kind ],
		isSearchable: false,
		hasDateFilter: false,
		isSortable: true,
		isDescribed: true,
		keepsSelection: false,
		remembersTab: false,
		primary: {
			id: 'update',
			priority: 80,
			// The sizes of images arrive when their uploads are complete.
			requires: { library: true, uploadingComplete: kind === 'gallery' },
		},
	};
	const add: FrameState = {
		...choose,
		menu: kind,
		priority: 100,
		keepsSelection: false,
		primary: { id: 'add', priority: 80, requires: { selection: true } },
	};
	return { [ kind ]: create, [ `${ kind }-edit` ]: edit, [ `${ kind }-library` ]: add };
}

/** A state that chooses a file for a player, or for an image in the post. */
const replacement: FrameState = {
	...chooser,
	menu: null,
	priority: 80,
	filterable: 'uploaded',
	keepsSelection: false,
	primary: { id: 'replace', priority: 80, requires: { selection: true } },
	buttons: [ BACK ],
};

function playerStates( kind: 'audio' | 'video' ): Partial< Record< StateId, FrameState > > {
	const menu = `${ kind }-details` as const;
	const details: FrameState = {
		...screen,
		menu,
		priority: 60,
		content: [ 'details' ],
		primary: { id: 'update', priority: 80, requires: {} },
	};
	const replace: FrameState = { ...replacement, menu, type: kind, exit: menu };
	const addSource: FrameState = {
		...replacement,
		type: kind,
		primary: { id: 'add-source', priority: 80, requires: { selection: true } },
		exit: menu,
	};
	return {
		[ menu ]: details,
		[ `replace-${ kind }` ]: replace,
		[ `add-${ kind }-source` ]: addSource,
	};
}

const STATES: Partial< Record< StateId, FrameState > > = {
	library: chooser,
	insert: {
		...chooser,
		content: [ 'browse', 'upload', 'edit-selection' ],
		multiple: 'reset',
		filterable: 'all',
		hasDisplaySettings: true,
		allowsLocalEdits: true,
		primary: { id: 'insert', priority: 80, requires: { selection: true } },
	},
	...collectionStates( 'gallery' ),
	...collectionStates( 'playlist' ),
	...collectionStates( 'video-playlist' ),
	embed: {
		...screen,
		menu: 'default',
		priority: 120,
		content: [ 'embed' ],
		primary: { id: 'insert', priority: 80, requires: { url: true } },
	},
	'featured-image': {
		...chooser,
		priority: 60,
		type: 'image',
		filterable: 'uploaded',
		primary: { id: 'set', priority: 80, requires: { selection: true } },
	},
	'edit-image': {
		...screen,
		content: [ 'edit-image' ],
		buttons: [ BACK ],
		exit: 'previous',
	},
	'image-details': {
		...screen,
		content: [ 'details' ],
		primary: { id: 'update', priority: 80, requires: {} },
	},
	'replace-image': {
		...replacement,
		type: 'image',
		hasDisplaySettings: true,
		keepsSelection: true,
	},
	...playerStates( 'audio' ),
	...playerStates( 'video' ),
	'select-poster-image': {
		...replacement,
		menu: 'video-details',
		type: 'image',
		primary: { id: 'set', priority: 80, requires: { selection: true } },
		exit: 'video-details',
	},
	'add-track': {
		...replacement,
		menu: 'video-details',
		type: 'text',
		primary: { id: 'add', priority: 80, requires: { selection: true } },
		exit: 'video-details',
	},
	cropper: {
		...screen,
		content: [ 'crop' ],
		primary: { id: 'crop', priority: 80, requires: { image: true } },
		buttons: [ { id: 'skip', priority: 70, requires: {} } ],
	},
	'edit-attachment': {
		...screen,
		content: [ 'edit-metadata', 'edit-image' ],
	},
};

const IFRAME: FrameState = { ...screen, menu: 'default', priority: 200, content: [ 'iframe' ] };

/** Names of toolbars that the specification uses for states. */
const ALIASES: Readonly< Record< string, StateId > > = {
	'gallery-add': 'gallery-library',
	'playlist-add': 'playlist-library',
	'video-playlist-add': 'video-playlist-library',
};

/** Returns the name of a state for a name or an alias; null for an unknown one. */
export function stateId( name: string ): StateId | null {
	if ( /^iframe:./.test( name ) ) {
		return name as StateId;
	}
	const id = ( Object.hasOwn( ALIASES, name ) ? ALIASES[ name ] : name ) as StateId;
	return Object.hasOwn( STATES, id ) ? id : null;
}

export const stateOf = ( id: StateId ): FrameState => STATES[ id ] ?? IFRAME;

/** Returns whether tabs for uploading and browsing are above the content. */
export const hasRouter = ( { content }: FrameState ): boolean =>
	content.includes( 'browse' ) && content.includes( 'upload' );
