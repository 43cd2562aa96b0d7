import type { MediaPage, MediaPort, PageRequest, Result } from '../port';

/** Time for which a page stays that no list needed yet. */
const LIFE_MS = 60_000;

/** An older page is marked as old: users and other code may have added files since then. */
const FRESH_MS = 2000;

/** A port that can request a page before there is a list that shows it. */
export interface Prefetching {
	/** Requests a page, unless it is here already. The next query for it gets the response. */
	prefetch: ( request: PageRequest ) => void;
	early: NonNullable< MediaPort[ 'early' ] >;
	/** Forgets pages, because the library changed. */
	forget: () => void;
}

interface Waiting {
	page: Promise< Result< MediaPage > >;
	/** The page, once it is here. An empty one shows nothing. */
	early?: MediaPage;
	sinceMs: number;
}

/** Adds prefetching to a port. */
export function withPrefetch< Port extends Pick< MediaPort, 'query' > >(
	port: Port
): Port & Prefetching {
	const waiting = new Map< string, Waiting >();
	const find = ( key: string ) => {
		const found = waiting.get( key );
		return found && ageMs( found ) < LIFE_MS ? found : undefined;
	};
	return {
		...port,
		prefetch( request ) {
			const key = JSON.stringify( request );
			if ( ! find( key ) ) {
				const wait: Waiting = { page: port.query( request ), sinceMs: Date.now() };
				waiting.set( key, wait );
				void wait.page.then( ( page ) => {
					if ( page.ok && page.value.total ) {
						wait.early = page.value;
					}
				} );
			}
		},
		early: ( request ) => find( JSON.stringify( request ) )?.early,
		forget: () => waiting.clear(),
		async query( request, signal ) {
			const key = JSON.stringify( request );
			const found = find( key );
			// A list that loads again wants fresh rows.
			waiting.delete( key );
			const isOld = found && ageMs( found ) > FRESH_MS;
			const early = await found?.page;
			// An empty page has no rows to show until the next response.
			if ( ! early?.ok || ( isOld && ! early.value.total ) ) {
				return port.query( request, signal );
			}
			return signal?.aborted
				? { ok: false, failure: { kind: 'aborted' } }
				: { ok: true, value: { ...early.value, isOld } };
		},
	};
}

const ageMs = ( { sinceMs }: Waiting ): number => Date.now() - sinceMs;
