/**
 * The parts of WordPress's media library that we use. Only pages that called wp_enqueue_media()
 * load it.
 */
export interface CoreFrame {
	on: ( event: 'open' | 'select' | 'close', listener: () => void ) => void;
	open: () => void;
	remove?: () => void;
	state: () => { get: ( key: 'selection' ) => CoreSelection };
}

export interface CoreSelection {
	reset: ( models: unknown[] ) => void;
	toJSON: () => Array< Record< string, unknown > >;
}

export interface CoreMedia {
	( options: Record< string, unknown > ): CoreFrame;
	attachment: ( id: number ) => { fetch: () => PromiseLike< unknown > };
	view?: { settings?: Settings };
}

interface Settings {
	post?: { id?: number };
}

/** Sends requests to admin-ajax.php as the media library does. */
interface CoreAjax {
	post: ( action: string, data: object ) => PromiseLike< unknown >;
}

interface Realm {
	wp?: { media?: CoreMedia; ajax?: CoreAjax };
	/** Values for the media library, which removes them when it runs. */
	_wpMediaViewsL10n?: { settings?: Settings };
	top?: Realm | null;
}

/**
 * Returns the window with the media library: this one, else the top window. Reading `wp.media` may load the library,
 * so that this only checks whether the property exists.
 */
function realm(): Realm | undefined {
	const here = globalThis as unknown as Realm;
	try {
		return [ here, here.top ].find( ( one ) => one?.wp && 'media' in one.wp ) ?? undefined;
	} catch {
		// The top window belongs to another site, as in a preview frame.
		return undefined;
	}
}

/** Returns whether the page has the media library, or loads it when it is used. */
export const isMediaAvailable = (): boolean => realm() !== undefined;

/**
 * Returns the media library; undefined when the page does not load it. Its dialog always opens in the window that
 * loaded it.
 */
export const coreMedia = (): CoreMedia | undefined => realm()?.wp?.media;

/** Returns the requests of the media library, which need not be loaded. */
export const coreAjax = (): CoreAjax | undefined => realm()?.wp?.ajax;

/** Returns the ID of the post that is being edited, according to WordPress's media library; 0 for none. */
export function editedPost(): number {
	const here = realm();
	const id = ( here?._wpMediaViewsL10n?.settings ?? here?.wp?.media?.view?.settings )?.post?.id;
	return Number.isFinite( Number( id ) ) ? Number( id ) : 0;
}
