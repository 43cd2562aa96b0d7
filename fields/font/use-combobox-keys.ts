import { useEffect, useRef, type RefObject } from '@wordpress/element';

/** Number of rows that PageUp and PageDown skip. */
const PAGE_ROWS = 6;

interface Combobox {
	isOpen: boolean;
	count: number;
	active: number;
	onOpen: () => void;
	onClose: () => void;
	onMove: ( index: number ) => void;
	onChoose: () => void;
}

/**
 * Keys of a text box with a list: arrow keys, PageUp and PageDown move, Enter selects, Escape
 * closes. Home, End, left and right work in the text. A native listener, because the block editor
 * handles arrow keys between the canvas and React and would leave the text box.
 */
export function useComboboxKeys( input: RefObject< HTMLInputElement >, state: Combobox ): void {
	const newest = useRef( state );
	newest.current = state;
	useEffect( () => {
		const element = input.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const isHandled = ! event.isComposing && handle( event, newest.current );
			if ( isHandled ) {
				event.preventDefault();
			}
			if ( isHandled || /^(Arrow|Home|End|Page)/.test( event.key ) ) {
				event.stopPropagation();
			}
		};
		element?.addEventListener( 'keydown', onKeyDown );
		return () => element?.removeEventListener( 'keydown', onKeyDown );
	}, [ input ] );
}

function handle( { key, altKey }: KeyboardEvent, combobox: Combobox ): boolean {
	const { isOpen, count, active, onOpen, onClose, onMove, onChoose } = combobox;
	if ( ! isOpen ) {
		const opens = key === 'ArrowDown' || key === 'ArrowUp';
		if ( opens ) {
			onOpen();
		}
		return opens;
	}
	if ( key === 'Escape' || ( key === 'ArrowUp' && altKey ) ) {
		onClose();
		return true;
	}
	if ( key === 'Enter' ) {
		onChoose();
		return true;
	}
	const steps: Record< string, number > = {
		ArrowDown: 1,
		ArrowUp: -1,
		PageDown: PAGE_ROWS,
		PageUp: -PAGE_ROWS,
	};
	const step = steps[ key ];
	if ( step !== undefined && count > 0 ) {
		onMove( Math.max( 0, Math.min( count - 1, active + step ) ) );
	}
	return step !== undefined;
}
