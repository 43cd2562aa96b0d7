import { useCallback, useRef, useState } from '@wordpress/element';

/**
 * Returns a state, a function that changes it by an event, and the latest state. Unlike with
 * `useReducer`, each event changes the state at once. React would apply the events of a key press
 * before earlier ones, and run effects of states that never existed.
 *
 * @param reduce Returns the state after an event. Must stay the same.
 * @param start  Returns the first state.
 */
export function useImmediateReducer< State, Event >(
	reduce: ( state: State, event: Event ) => State,
	start: () => State
) {
	const [ state, setState ] = useState( start );
	const latest = useRef( state );
	const dispatch = useCallback(
		( event: Event ) => {
			const next = reduce( latest.current, event );
			latest.current = next;
			setState( () => next );
		},
		[ reduce ]
	);
	return [ state, dispatch, latest ] as const;
}
