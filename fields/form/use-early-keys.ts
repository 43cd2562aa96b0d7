import { useEffect, useRef } from '@wordpress/element';

interface EarlyKeys {
	/** Whether what is looked for is still to come. */
	isPending: () => boolean;
	/** Changes when it has come. */
	answer: unknown;
	/** Entries of the list. */
	count: number;
	mark: ( index: number ) => void;
	pick: ( index: number ) => void;
}

/**
 * Remembers keys that come before the list of a combobox: when the list is there, the first or the last entry is marked, and the only entry
 * is taken if Enter followed.
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
		/** Up or down. */
		arrow: ( place: 'first' | 'last' ) => {
			early.current = isPending() ? { place, isEntered: false } : null;
		},
		/** Enter; returns whether it belongs to an arrow key that is remembered. */
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
