import { useEffect, useRef, useState } from '@wordpress/element';
import type { Failure, Result } from '../../rest/send';
import type { Found } from './content';

/** Delay after the last key before a search request. */
export const SEARCH_DELAY_MS = 500;

export type Find = ( signal: AbortSignal ) => Promise< Result< Found[] > >;

export type SearchState =
	| { status: 'idle' | 'loading' }
	| { status: 'ready'; items: Found[] }
	| { status: 'failed'; failure: Failure };

interface Search {
	/** Null if there is nothing to search for. */
	find: Find | null;
	/** Identifies the search; a new key starts a new search. */
	searchKey: string;
	delayMs: number;
}

/**
 * Searches after a delay. Aborts the previous request, whose response never replaces a newer one.
 */
export function useSearch( { find, searchKey, delayMs }: Search ): SearchState {
	const [ answered, setAnswered ] = useState< { key: string; state: SearchState } >();
	const newest = useRef( find );
	newest.current = find;
	const isWanted = find !== null;
	useEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		const controller = new AbortController();
		const timer = setTimeout( async () => {
			const answer = await newest.current?.( controller.signal );
			if ( answer && ! controller.signal.aborted ) {
				const state: SearchState = answer.ok
					? { status: 'ready', items: answer.value }
					: { status: 'failed', failure: answer.failure };
				setAnswered( { key: searchKey, state } );
			}
		}, delayMs );
		return () => {
			clearTimeout( timer );
			controller.abort();
			setAnswered( undefined );
		};
	}, [ isWanted, searchKey, delayMs ] );
	if ( ! isWanted ) {
		return { status: 'idle' };
	}
	return answered?.key === searchKey ? answered.state : { status: 'loading' };
}
