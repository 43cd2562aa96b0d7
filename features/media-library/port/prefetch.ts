import type { MediaPage, MediaPort, PageRequest, Result } from '../port';

/** Time for which a page stays that no list needed yet. */
const LIFE_MS = 60_000;

/** A port that can request a page before there is a list that shows it. */
export interface Prefetching {
	/** Requests a page, unless it is here already. The next query for it gets the response. */
	prefetch: ( request: PageRequest ) => void;
	/** Forgets pages, because the library changed. */
	forget: () => void;
}

interface Waiting {
	page: Promise< Result< MediaPage > >;
	sinceMs: number;
}

/** Adds prefetching to a port. */
export function withPrefetch< Port extends Pick< MediaPort, 'query' > >(
	port: Port
): Port & Prefetching {
	const waiting = new Map< string, Waiting >();
	/** Returns a page once: a list that loads again wants fresh rows. */
	const take = ( request: PageRequest ) => {
		const key = JSON.stringify( request );
		const found = waiting.get( key );
		waiting.delete( key );
		return found && isFresh( found ) ? found.page : undefined;
	};
	return {
		...port,
		prefetch( request ) {
			const key = JSON.stringify( request );
			const known = waiting.get( key );
			if ( ! known || ! isFresh( known ) ) {
				waiting.set( key, { page: port.query( request ), sinceMs: Date.now() } );
			}
		},
		forget: () => waiting.clear(),
		async query( request, signal ) {
			const early = await take( request );
			if ( early?.ok ) {
				return signal?.aborted ? { ok: false, failure: { kind: 'aborted' } } : early;
			}
			return port.query( request, signal );
		},
	};
}

const isFresh = ( { sinceMs }: Waiting ) => Date.now() - sinceMs < LIFE_MS;
