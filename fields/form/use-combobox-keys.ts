import { useEffect, useRef, type RefObject } from '@wordpress/element';

interface ComboboxKeys {
	isOpen: boolean;
	/** Entries in the list. */
	count: number;
	/** Marked entry, -1 for none. */
	active: number;
	open: () => void;
	close: () => void;
	mark: ( index: number ) => void;
	/** Up or down while the open list has no entries yet. */
	markLater?: ( place: 'first' | 'last' ) => void;
	/** The ends of the list lead to each other. Default: beyond either end nothing is marked, and the text is being edited again. */
	isCircle?: boolean;
	/** Returns whether the key was used. */
	enter: () => boolean;
}

/**
 * The keys of a combobox. Native, because the block editor listens for arrow keys between the canvas and React and would leave the input;
 * what is used here goes no further, so that Escape closes the list and not the dialog around it.
 */
export function useComboboxKeys( input: RefObject< HTMLInputElement >, keys: ComboboxKeys ): void {
	const newest = useRef( keys );
	newest.current = keys;
	useEffect( () => {
		const element = input.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( ! event.isComposing && isUsed( event.key, newest.current ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		element?.addEventListener( 'keydown', onKeyDown );
		return () => element?.removeEventListener( 'keydown', onKeyDown );
	}, [ input ] );
}

function isUsed( key: string, keys: ComboboxKeys ) {
	const { isOpen, count, open, close, mark, markLater, enter } = keys;
	switch ( key ) {
		case 'ArrowDown':
		case 'ArrowUp':
			if ( ! isOpen ) {
				open();
			} else if ( count > 0 ) {
				mark( nextOf( key, keys ) );
			} else {
				markLater?.( key === 'ArrowDown' ? 'first' : 'last' );
			}
			return true;
		case 'Escape':
			close();
			return isOpen;
		case 'Enter':
			return enter();
		default:
			return false;
	}
}

/** Entry that an arrow key leads to, -1 for the text. */
function nextOf( key: string, { count, active, isCircle = false }: ComboboxKeys ): number {
	const step = key === 'ArrowDown' ? 1 : -1;
	// A single entry has no neighbor, and pressing the key once more is no reason to lose it.
	if ( isCircle || count === 1 ) {
		const from = active === -1 && step === -1 ? 0 : active;
		return ( from + step + count ) % count;
	}
	return ( ( active + 1 + step + count + 1 ) % ( count + 1 ) ) - 1;
}
