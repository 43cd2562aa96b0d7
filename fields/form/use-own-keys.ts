import { useEffect, type RefObject } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isTypedIn } from './typed-in';

const TABBABLE =
	'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/** WordPress's number inputs, whose arrow keys React handles. */
const COUNTS_LATER = '.components-input-control__input[type="number"]';

const stop = ( event: ClipboardEvent ) => event.stopPropagation();

/** Returns whether the key is undo or redo in unsaved text, which the browser handles. */
const isUndoOfDraft = ( { key, ctrlKey, metaKey }: KeyboardEvent, target: HTMLElement ) =>
	( ctrlKey || metaKey ) &&
	[ 'z', 'y' ].includes( key.toLowerCase() ) &&
	target.matches( '[data-draft]' );

/**
 * React's listeners for the root of a form, which also receive the events of its dialogs. Cut, copy
 * and paste in a field never apply to the block around it, and undo in the text of a dialog never
 * reverts earlier changes.
 */
export const OWN_EVENTS = {
	onCopy: stop,
	onCut: stop,
	onPaste: stop,
	onKeyDown: ( event: ReactKeyboardEvent ) => {
		if ( isUndoOfDraft( event.nativeEvent, event.target as HTMLElement ) ) {
			event.stopPropagation();
		}
	},
};

/**
 * Keeps the keys of fields in the form. The block editor listens between the canvas and React:
 * without this, Ctrl+A in an empty field selects all blocks, arrow keys move the focus to another
 * control, and Tab leaves the form before a link or a code box. The listener is therefore native.
 * Keys that only the block editor handles, such as Ctrl+Z and Ctrl+S, pass.
 */
export function useOwnKeys( root: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const form = root.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( form !== null && isOwn( event, form ) ) {
				event.stopPropagation();
			}
		};
		form?.addEventListener( 'keydown', onKeyDown );
		return () => form?.removeEventListener( 'keydown', onKeyDown );
	}, [ root ] );
}

function isOwn( event: KeyboardEvent, form: HTMLElement ): boolean {
	const { key } = event;
	const target = event.target as HTMLElement;
	if ( ( event.ctrlKey || event.metaKey ) && ! event.altKey ) {
		if ( key.toLowerCase() === 'a' && ! event.shiftKey ) {
			if ( ! isTypedIn( target ) ) {
				// The browser would select the whole canvas, which the block editor treats as a
				// selection of all blocks.
				event.preventDefault();
			}
			return true;
		}
		if ( isUndoOfDraft( event, target ) ) {
			return true;
		}
	}
	if ( key.startsWith( 'Arrow' ) && target.closest( '.is-dragging' ) ) {
		// A listener of the document moves rows. The block editor ignores keys with a default
		// prevented.
		event.preventDefault();
		return false;
	}
	switch ( key ) {
		case 'ArrowUp':
		case 'ArrowDown':
			if ( target.matches( COUNTS_LATER ) ) {
				if ( event.shiftKey || event.ctrlKey || event.altKey || event.metaKey ) {
					// Otherwise the block editor extends the selection to the next block.
					event.preventDefault();
				}
				return false;
			}
			return true;
		case 'ArrowLeft':
		case 'ArrowRight':
		case 'Backspace':
		case 'Delete':
			return true;
		case 'Tab':
			return hasTabStop( form, target, event.shiftKey );
		default:
			return false;
	}
}

/**
 * Returns whether Tab moves to another control of the form. From the last one, the block editor
 * moves to the sidebar; from the first one, to the toolbar.
 */
function hasTabStop( form: HTMLElement, from: HTMLElement, isBackwards: boolean ): boolean {
	const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = from;
	return [ ...form.querySelectorAll< HTMLElement >( TABBABLE ) ].some(
		( control ) =>
			( from.compareDocumentPosition( control ) & ( isBackwards ? before : after ) ) !== 0 &&
			control.tabIndex >= 0 &&
			! control.matches( ':disabled, [type="hidden"]' ) &&
			! isSameChoice( from, control ) &&
			control.getClientRects().length > 0
	);
}

/** The radio buttons of a group are one tab stop. */
function isSameChoice( one: HTMLElement, other: HTMLElement ): boolean {
	const [ first, second ] = [ one, other ] as [ HTMLInputElement, HTMLInputElement ];
	return first.type === 'radio' && second.type === 'radio' && first.name === second.name;
}
