/** The parts of WordPress's own library that we use. It is only on pages that called wp_enqueue_media(). */
export interface CoreFrame {
	on: ( event: 'open' | 'select' | 'close', listener: () => void ) => void;
	open: () => void;
	remove?: () => void;
	state: () => { get: ( key: 'selection' ) => CoreSelection };
}

export interface CoreSelection {
	first: () => { toJSON: () => Record< string, unknown > } | undefined;
	reset: ( models: unknown[] ) => void;
}

export interface CoreMedia {
	( options: Record< string, unknown > ): CoreFrame;
	attachment: ( id: number ) => {
		fetch: () => PromiseLike< unknown >;
		toJSON: () => Record< string, unknown >;
	};
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
