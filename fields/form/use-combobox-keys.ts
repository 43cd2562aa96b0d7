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

function isUsed( key: string, { isOpen, count, active, open, close, mark, enter }: ComboboxKeys ) {
	switch ( key ) {
		case 'ArrowDown':
		case 'ArrowUp':
			if ( ! isOpen ) {
				open();
			} else if ( count > 0 ) {
				// Beyond either end nothing is marked: the text is being edited again.
				const step = key === 'ArrowDown' ? 1 : -1;
				mark( ( ( active + 1 + step + count + 1 ) % ( count + 1 ) ) - 1 );
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
