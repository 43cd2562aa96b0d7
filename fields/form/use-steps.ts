import { useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { isTypedIn } from './typed-in';

/** Pause in typing after which the next letter begins an undo step, as in WordPress's rich text. */
export const STEP_PAUSE_MS = 1000;

/** Text changes that are a separate step. */
const WHOLE_INPUTS = new Set( [ 'insertFromPaste', 'insertFromDrop', 'deleteByCut' ] );

/** Returns whether the value changes many times before its final state. */
const isGradual = ( target: EventTarget ) =>
	isTypedIn( target ) || ( target as Element ).matches( 'input[type="range"], [role="slider"]' );

/**
 * Divides the changes of a form into undo steps. Changes belong to one step while the user types in
 * or drags the same control without a pause. Every other change is a separate step: a choice, a
 * row, a pasted text, the first letter in another field.
 *
 * @param onNewStep Called before the first change of a step.
 */
export function useSteps( onNewStep: ( () => void ) | undefined ) {
	/**
	 * The current action: the control that the user types in, or an object for one press of a key
	 * or a pointer.
	 */
	const action = useRef< object >( {} );
	const last = useRef< { action: object; atMs: number } >();
	/**
	 * Time of the latest key or input, on the clock of its document. A busy page handles it later, but
	 * the user did not pause. Undefined for a pointer, which has no such event for each change.
	 */
	const typedAtMs = useRef< number >();

	const [ listeners ] = useState( () => {
		const begin = ( next: object = {}, atMs?: number ) => {
			typedAtMs.current = atMs;
			if ( next !== action.current ) {
				action.current = next;
				last.current = undefined;
			}
		};
		const beginNew = () => begin();
		/**
		 * A click at the end of a press is part of it; a click without a press comes from assistive
		 * technology.
		 */
		let isPressed = false;
		return {
			onPointerDownCapture: () => {
				isPressed = true;
				begin();
			},
			onClickCapture: () => {
				if ( ! isPressed ) {
					begin();
				}
				isPressed = false;
			},
			onFocusCapture: beginNew,
			onBlurCapture: beginNew,
			onKeyDownCapture: ( { target, key, nativeEvent }: KeyboardEvent ) => {
				const isEntered = key === 'Enter' && ( target as Element ).tagName === 'INPUT';
				isPressed = ! isGradual( target );
				begin( isGradual( target ) && ! isEntered ? target : {}, nativeEvent.timeStamp );
			},
			onInputCapture: ( { target, nativeEvent }: SyntheticEvent ) => {
				const isWhole = WHOLE_INPUTS.has( ( nativeEvent as InputEvent ).inputType );
				begin( isGradual( target ) && ! isWhole ? target : {}, nativeEvent.timeStamp );
			},
		};
	} );

	return {
		/** For the root of the form. React also passes events of popovers and dialogs to it. */
		listeners,
		/** Call it before each change. */
		changes() {
			const atMs = typedAtMs.current ?? performance.now();
			const goesOn =
				last.current?.action === action.current && atMs - last.current.atMs < STEP_PAUSE_MS;
			if ( ! goesOn ) {
				onNewStep?.();
			}
			last.current = { action: action.current, atMs };
		},
	};
}
