/** The parts of WordPress's own library that we use. It is only on pages that called wp_enqueue_media(). */
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
	/** Attachments that fit; `more` asks the site for them. */
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

/** The library of this window, else of the top one; undefined when neither has it. Its dialog always opens in the window it was loaded in. */
export function coreMedia(): CoreMedia | undefined {
	const here = globalThis as unknown as Realm;
	try {
		return here.wp?.media ?? here.top?.wp?.media;
	} catch {
		// The top window belongs to another site, as in a preview frame.
		return undefined;
	}
}
