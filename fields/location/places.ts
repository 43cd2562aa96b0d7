import { environment } from '../environment';
import { createGooglePlaces } from './google';
import { createOpenStreetMap } from './openstreetmap';
import type { PlaceProblem, PlaceProvider } from './provider';
import { createQueue } from './queue';

/** What lasts until an administrator does something. */
export type KeyProblem = 'invalid-key' | 'not-activated';

interface Sources {
	/** The one that needs a key. */
	keyed: PlaceProvider | undefined;
	/** The one that needs none. */
	open: PlaceProvider | undefined;
}

let sources: Sources | undefined;
let problem: KeyProblem | undefined;

/** Puts other sources in place of the site's, for the gallery and for tests; without them the site's are back. Forgets problems. */
export function setPlaceSources( next?: Sources ): void {
	sources = next;
	problem = undefined;
}

/** Objects only: nobody is asked before somebody types or searches. */
function fromSite(): Sources {
	const { googleKey, hasOpenSearch } = environment().places;
	return {
		keyed: googleKey
			? createGooglePlaces( { key: googleKey, language: globalThis.navigator?.language } )
			: undefined,
		open: hasOpenSearch ? createOpenStreetMap() : undefined,
	};
}

/** The source to ask now; undefined where a site has none: places are then typed. */
export function placeSource(): PlaceProvider | undefined {
	sources ??= fromSite();
	return problem ? sources.open : ( sources.keyed ?? sources.open );
}

export const keyProblem = () => problem;

/** Whether the site has no key, so that the open source is asked. */
export const isKeyless = () => {
	sources ??= fromSite();
	return ! sources.keyed;
};

/** Notes a problem with the key: the open source is asked for the rest of the page. True when it is one. */
export function noteProblem( { kind }: PlaceProblem ): boolean {
	if ( kind === 'invalid-key' || kind === 'not-activated' ) {
		problem = kind;
		return true;
	}
	return false;
}

/** All fields of a page stand in one queue. */
export const inTurn = createQueue(
	( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) ),
	// eslint-disable-next-line no-console -- for whoever looks for the reason why a map lacks a marker.
	( line ) => console.warn( line )
);
