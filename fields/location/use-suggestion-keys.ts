import { useState, type RefObject } from '@wordpress/element';
import { useEarlyKeys } from '../form/use-early-keys';
import type { Suggestion } from './provider';
import { useListKeys } from './use-list-keys';
import type { PlaceSearch } from './use-place-search';

interface SuggestionKeys {
	search: PlaceSearch;
	text: string;
	choose: ( suggestion: Suggestion ) => void;
}

/** Keys of the text box: they mark and select suggestions, search, and close the list. */
export function useSuggestionKeys(
	input: RefObject< HTMLInputElement >,
	{ search, text, choose }: SuggestionKeys
) {
	/** Index of the marked suggestion; -1 for none. */
	const [ active, mark ] = useState( -1 );
	const suggestions = search.suggestions ?? [];
	const early = useEarlyKeys( {
		isPending: search.isPending,
		answer: search.suggestions,
		count: suggestions.length,
		mark,
		pick: ( index ) => choose( suggestions[ index ]! ),
	} );
	/** Forgets the mark, and keys that were pressed before the list opened. */
	const forget = () => {
		early.forget();
		mark( -1 );
	};
	const close = () => {
		forget();
		search.close();
	};
	useListKeys( input, {
		count: suggestions.length,
		active,
		onMark: mark,
		onMarkLater: early.arrow,
		isPending: search.isPending,
		onEnter: ( index ) => {
			const marked = suggestions[ index ];
			if ( marked ) {
				choose( marked );
			} else if ( ! early.enter() ) {
				void search.suggest( text );
			}
		},
		onClose: close,
	} );
	return { active, close, forget };
}
