import { useEffect, useRef, useState } from '@wordpress/element';
import type { Place } from './place';
import { inTurn, noteProblem, placeSource } from './places';
import type { PlaceProblem, Suggestion } from './provider';

/** Pause in typing before a source that suggests while typing is asked. */
const TYPING_MS = 300;

interface Search {
	/** Undefined before a search, and after it was closed. */
	suggestions: Suggestion[] | undefined;
	isSearching: boolean;
	/** Sentence for the user; ''. */
	error: string;
}

const NONE: Search = { suggestions: undefined, isSearching: false, error: '' };

/** Suggestions for what is typed. Late answers are dropped. */
export function usePlaceSearch() {
	const [ search, setSearch ] = useState( NONE );
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
	const fail = ( problem: PlaceProblem ) => {
		if ( problem.kind !== 'aborted' ) {
			// Problems with the key have a notice of their own.
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
		// Who searches at each pause leaves the older questions behind instead of queuing up.
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
		/** Whether suggestions are still to come. */
		isPending: () => search.isSearching || typing.current !== undefined,
		/** After each change of the text. */
		typed: ( text: string ) => {
			stop();
			setSearch( NONE );
			if ( placeSource()?.suggestsWhileTyping && text.trim() !== '' ) {
				typing.current = setTimeout( () => void suggest( text ), TYPING_MS );
			}
		},
		suggest,
		/** The place of a suggestion; null when it cannot be had. */
		resolve: async ( suggestion: Suggestion ): Promise< Place | null > => {
			const signal = begin();
			setSearch( NONE );
			const answer = await placeSource()?.resolve( suggestion, signal );
			if ( answer && ! answer.ok ) {
				fail( answer.problem );
			}
			return answer?.ok && ! signal.aborted ? answer.value : null;
		},
		/** Coordinates for a text; '' when there are none. */
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
