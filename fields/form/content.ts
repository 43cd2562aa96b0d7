import type { Found } from '../../rest/ajax';
import { countPosts } from '../../rest/posts-count/client';
import { readPosts, searchPosts } from '../../rest/search-posts/client';
import { readTerms, searchTerms } from '../../rest/search-terms/client';
import type { Result } from '../../rest/send';
import { environment } from '../environment';

export type { Found };

export type Source = 'posts' | 'terms';

/** Requests about the site's content. Its functions never reject. */
export interface ContentDoor {
	/** Returns at most 20 entries with these words in their title or name; '' for any. */
	search: (
		source: Source,
		words: string,
		postTypes: string[],
		signal?: AbortSignal
	) => Promise< Result< Found[] > >;
	/** Returns the entries of these stored values that the user may read. */
	read: ( source: Source, values: string[] ) => Promise< Result< Found[] > >;
	/** Returns how many posts match a query string. */
	count: ( query: string, signal?: AbortSignal ) => Promise< Result< number > >;
}

/**
 * Maximum number of stored values in one request; the server accepts 200, but URLs have a limited
 * length.
 */
const CHUNK = 50;

const site = () => ( {
	ajaxUrl: environment().ajaxUrl,
	nonce: environment().widgetsNonce,
} );

const ofSite: ContentDoor = {
	search: ( source, words, postTypes, signal ) =>
		source === 'terms'
			? searchTerms( site(), words, signal )
			: searchPosts( site(), words, postTypes, signal ),
	read: async ( source, values ) => {
		const found: Found[] = [];
		for ( let from = 0; from < values.length; from += CHUNK ) {
			const some = values.slice( from, from + CHUNK );
			const answer = await ( source === 'terms' ? readTerms : readPosts )( site(), some );
			if ( ! answer.ok ) {
				return answer;
			}
			found.push( ...answer.value );
		}
		return { ok: true, value: found };
	},
	count: ( query, signal ) => countPosts( site(), query, environment().postId, signal ),
};

let door = ofSite;
const known = new Map< string, Found | null >();

/** Returns the client for the site's content. */
export const content = () => door;

/**
 * Replaces the client, for the gallery and for tests; without an argument, restores the default.
 * Clears the cache.
 */
export function setContentDoor( next: ContentDoor = ofSite ): void {
	door = next;
	known.clear();
}

const keyOf = ( source: Source, value: string ) => `${ source } ${ value }`;

/**
 * Returns the cached entry of a stored value: null if this user may not read it or it does not
 * exist, undefined if it is not loaded.
 */
export const knownContent = ( source: Source, value: string ) =>
	known.get( keyOf( source, value ) );

/** Caches the results of a search, so that their titles need no request. */
export const rememberContent = ( source: Source, found: Found ) =>
	void known.set( keyOf( source, found.value ), found );

/** Loads the titles of stored values that are not cached. Does not cache a failure. */
export async function learnContent( source: Source, values: string[] ): Promise< void > {
	const unknown = values.filter( ( value ) => knownContent( source, value ) === undefined );
	const answer = unknown.length > 0 ? await door.read( source, unknown ) : { ok: false as const };
	if ( answer.ok ) {
		unknown.forEach( ( value ) => known.set( keyOf( source, value ), null ) );
		answer.value.forEach( ( found ) => rememberContent( source, found ) );
	}
}
