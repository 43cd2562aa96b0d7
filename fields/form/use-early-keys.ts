import { useEffect, useRef } from '@wordpress/element';

interface EarlyKeys {
	/** Returns whether the result is still loading. */
	isPending: () => boolean;
	/** Changes when the result has loaded. */
	answer: unknown;
	/** Number of entries in the list. */
	count: number;
	mark: ( index: number ) => void;
	pick: ( index: number ) => void;
}

/**
 * Remembers keys that the user presses before the list of a combobox opens. When it opens, marks
 * the first or last entry, and selects the only entry if Enter followed.
 */
export function useEarlyKeys( { isPending, answer, count, mark, pick }: EarlyKeys ) {
	const early = useRef< { place: 'first' | 'last'; isEntered: boolean } | null >( null );
	const settle = useRef( () => {} );
	settle.current = () => {
		const wish = early.current;
		if ( wish === null || isPending() ) {
			return;
		}
		early.current = null;
		if ( wish.isEntered && count === 1 ) {
			pick( 0 );
		} else {
			mark( wish.place === 'first' ? Math.min( 0, count - 1 ) : count - 1 );
		}
	};
	useEffect( () => settle.current(), [ answer ] );

	return {
		/** Handles an arrow key. */
		arrow: ( place: 'first' | 'last' ) => {
			early.current = isPending() ? { place, isEntered: false } : null;
		},
		/** Handles Enter; returns whether it belongs to a remembered arrow key. */
		enter: (): boolean => {
			if ( early.current === null || ! isPending() ) {
				early.current = null;
				return false;
			}
			early.current.isEntered = true;
			return true;
		},
		forget: () => {
			early.current = null;
		},
	};
}
