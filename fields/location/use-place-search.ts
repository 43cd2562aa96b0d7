import { useEffect, useRef, useState } from '@wordpress/element';
import type { Place } from './place';
import { inTurn, noteProblem, placeSource } from './places';
import type { PlaceProblem, Suggestion } from './provider';

/** Delay after typing before a provider that suggests while typing is called. */
const TYPING_MS = 300;

interface Search {
	/** Undefined before a search and after it was closed. */
	suggestions: Suggestion[] | undefined;
	isSearching: boolean;
	/** Message for the user, or ''. */
	error: string;
}

const NONE: Search = { suggestions: undefined, isSearching: false, error: '' };

/** Keeps one request or one delay before it: a new one stops the last. */
function useOneRequest() {
	const running = useRef< AbortController >();
	const typing = useRef< ReturnType< typeof setTimeout > >();
	const stop = () => {
		clearTimeout( typing.current );
		typing.current = undefined;
		running.current?.abort();
	};
	useEffect( () => stop, [] );

	const begin = () => {
		stop();
		const controller = new AbortController();
		running.current = controller;
		return controller.signal;
	};
	return { typing, begin, stop };
}

/** Suggestions for the typed text. Ignores late responses. */
export function usePlaceSearch() {
	const [ search, setSearch ] = useState( NONE );
	const { typing, begin, stop } = useOneRequest();
	const fail = ( problem: PlaceProblem ) => {
		if ( problem.kind !== 'aborted' ) {
			// Problems with the key have a separate notice.
			setSearch( { ...NONE, error: noteProblem( problem ) ? '' : problem.message } );
		}
	};
	const suggest = async ( text: string ) => {
		const source = placeSource();
		if ( ! source || text.trim() === '' ) {
			return;
		}
		const signal = begin();
		setSearch( { ...NONE, isSearching: true } );
		const ask = () => source.suggest( text.trim(), signal );
		// Searches while typing skip the queue, because older ones no longer matter.
		const answer = await ( source.suggestsWhileTyping ? ask() : inTurn( ask ) );
		if ( signal.aborted ) {
			return;
		}
		if ( answer.ok ) {
			setSearch( { ...NONE, suggestions: answer.value } );
		} else {
			fail( answer.problem );
		}
	};

	return {
		...search,
		/** Returns whether suggestions are still loading. */
		isPending: () => search.isSearching || typing.current !== undefined,
		/** Call it after each change of the text. */
		typed: ( text: string ) => {
			stop();
			setSearch( NONE );
			if ( placeSource()?.suggestsWhileTyping && text.trim() !== '' ) {
				typing.current = setTimeout( () => void suggest( text ), TYPING_MS );
			}
		},
		suggest,
		/** Returns the place of a suggestion; null if it is not available. */
		resolve: async ( suggestion: Suggestion ): Promise< Place | null > => {
			const signal = begin();
			setSearch( NONE );
			const answer = await placeSource()?.resolve( suggestion, signal );
			if ( answer && ! answer.ok ) {
				fail( answer.problem );
			}
			return answer?.ok && ! signal.aborted ? answer.value : null;
		},
		/** Returns coordinates of a text; '' for none. */
		locate: async ( text: string ): Promise< string > => {
			const answer = await inTurn(
				async () => placeSource()?.locate( text ) ?? { ok: true, value: '' }
			);
			if ( ! answer.ok ) {
				fail( answer.problem );
			}
			return answer.ok ? answer.value : '';
		},
		close: () => {
			stop();
			setSearch( NONE );
		},
	};
}

export type PlaceSearch = ReturnType< typeof usePlaceSearch >;
