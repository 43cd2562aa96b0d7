import { environment } from '../environment';
import { createGooglePlaces } from './google';
import { createOpenStreetMap } from './openstreetmap';
import type { PlaceProblem, PlaceProvider } from './provider';
import { createQueue } from './queue';

/** Problems that last until an administrator fixes them. */
export type KeyProblem = 'invalid-key' | 'not-activated';

interface Sources {
	/** The provider with a key. */
	keyed: PlaceProvider | undefined;
	/** The provider without a key. */
	open: PlaceProvider | undefined;
}

let sources: Sources | undefined;
let problem: KeyProblem | undefined;

/**
 * Replaces the providers, for the gallery and for tests; without an argument, restores the
 * defaults. Clears problems.
 */
export function setPlaceSources( next?: Sources ): void {
	sources = next;
	problem = undefined;
}

/** Creates objects only: no request before the user types or searches. */
function fromSite(): Sources {
	const { googleKey, hasOpenSearch } = environment().places;
	return {
		keyed: googleKey
			? createGooglePlaces( { key: googleKey, language: globalThis.navigator?.language } )
			: undefined,
		open: hasOpenSearch ? createOpenStreetMap() : undefined,
	};
}

/** Returns the current provider; undefined for sites without one: users then type places. */
export function placeSource(): PlaceProvider | undefined {
	sources ??= fromSite();
	return problem ? sources.open : ( sources.keyed ?? sources.open );
}

export const keyProblem = () => problem;

/** Returns whether the site has no key, so that the provider without a key is used. */
export const isKeyless = () => {
	sources ??= fromSite();
	return ! sources.keyed;
};

/**
 * Records a problem with the key: the provider without a key is used on this page from then on.
 * Returns whether it is such a problem.
 */
export function noteProblem( { kind }: PlaceProblem ): boolean {
	if ( kind === 'invalid-key' || kind === 'not-activated' ) {
		problem = kind;
		return true;
	}
	return false;
}

/** All fields of a page share a queue. */
export const inTurn = createQueue(
	( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) ),
	// eslint-disable-next-line no-console -- shows developers why a marker is missing.
	( line ) => console.warn( line )
);
