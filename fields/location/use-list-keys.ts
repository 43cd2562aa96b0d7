import { useEffect, useRef, type RefObject } from '@wordpress/element';

interface ListKeys {
	/** Number of entries in the list; 0 while it is closed. */
	count: number;
	/** Index of the marked entry; -1 for none. */
	active: number;
	onMark: ( index: number ) => void;
	/** Called for an arrow key while there is no list. */
	onMarkLater: ( place: 'first' | 'last' ) => void;
	/** Returns whether a list may still open; arrow keys then do not move the cursor. */
	isPending: () => boolean;
	/** Enter: on the marked entry, or with -1 on the text. */
	onEnter: ( index: number ) => void;
	onClose: () => void;
}

/**
 * Keys of a text box with a list. A native listener, because the block editor handles arrow keys
 * between the canvas and React and would leave the box, and because Enter would submit the form of
 * a classic screen.
 */
export function useListKeys( input: RefObject< HTMLInputElement >, keys: ListKeys ): void {
	const latest = useRef( keys );
	latest.current = keys;
	useEffect( () => {
		const element = input.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			// The input method handles keys that compose a letter.
			if ( ! event.isComposing && handle( event.key, latest.current ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		element?.addEventListener( 'keydown', onKeyDown );
		return () => element?.removeEventListener( 'keydown', onKeyDown );
	}, [ input ] );
}

/** Returns whether the list handled the key. */
function handle( key: string, keys: ListKeys ): boolean {
	const { count, active, onMark, onMarkLater, isPending, onEnter, onClose } = keys;
	const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
	if ( key === 'Enter' ) {
		onEnter( count > 0 ? active : -1 );
		return true;
	}
	if ( count === 0 && ! isPending() ) {
		return false;
	}
	if ( key === 'Escape' ) {
		onClose();
		return true;
	}
	if ( isArrow && count === 0 ) {
		onMarkLater( key === 'ArrowDown' ? 'first' : 'last' );
		return true;
	}
	if ( isArrow ) {
		// After the last entry comes the text, then the first entry again.
		const places = count + 1;
		const step = key === 'ArrowDown' ? 1 : -1;
		onMark( ( ( active + 1 + step + places ) % places ) - 1 );
		return true;
	}
	return false;
}
