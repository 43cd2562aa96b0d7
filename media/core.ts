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
	attachment: ( id: number ) => {
		fetch: () => PromiseLike< unknown >;
		toJSON: () => Record< string, unknown >;
	};
	/** Matching attachments; `more` requests them. */
	query: ( props: Record< string, unknown > ) => {
		more: () => PromiseLike< unknown >;
		toJSON: () => Array< Record< string, unknown > >;
	};
	view?: { settings?: { post?: { id?: number } } };
}

interface Realm {
	wp?: { media?: CoreMedia };
	top?: Realm | null;
}

/**
 * Returns the media library of this window, else of the top window; undefined when neither loads
 * it. Its dialog always opens in the window that loaded it.
 */
export function coreMedia(): CoreMedia | undefined {
	const here = globalThis as unknown as Realm;
	try {
		return here.wp?.media ?? here.top?.wp?.media;
	} catch {
		// The top window belongs to another site, as in a preview frame.
		return undefined;
	}
}
