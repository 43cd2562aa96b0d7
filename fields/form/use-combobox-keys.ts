import { useEffect, useRef, type RefObject } from '@wordpress/element';

interface ComboboxKeys {
	isOpen: boolean;
	/** Number of entries in the list. */
	count: number;
	/** Index of the marked entry, -1 for none. */
	active: number;
	open: () => void;
	close: () => void;
	mark: ( index: number ) => void;
	/** Called for an arrow key while the open list has no entries yet. */
	markLater?: ( place: 'first' | 'last' ) => void;
	/**
	 * Whether the arrow keys wrap around. Default: beyond either end no entry is marked, and the
	 * user edits the text again.
	 */
	isCircle?: boolean;
	/** Returns whether the key was handled. */
	enter: () => boolean;
}

/**
 * Keys of a combobox. A native listener, because the block editor handles arrow keys between the
 * canvas and React and would leave the input. Stops the propagation of keys that it handles, so
 * that Escape closes the list and not the dialog.
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

/** Returns the index of the entry after an arrow key, -1 for the text. */
function nextOf( key: string, { count, active, isCircle = false }: ComboboxKeys ): number {
	const step = key === 'ArrowDown' ? 1 : -1;
	// A single entry has no neighbor; pressing the key again must not lose it.
	if ( isCircle || count === 1 ) {
		const from = active === -1 && step === -1 ? 0 : active;
		return ( from + step + count ) % count;
	}
	return ( ( active + 1 + step + count + 1 ) % ( count + 1 ) ) - 1;
}
