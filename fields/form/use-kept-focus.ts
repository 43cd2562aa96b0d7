import { useEffect, useLayoutEffect, useRef, type RefObject } from '@wordpress/element';

const FOCUSABLE = 'button, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

const isThere = ( element: Element ) =>
	element.isConnected && element.closest( '[hidden]' ) === null;

/**
 * Keeps the focus in the form when the focused element is removed or hidden, as by an undo: moves
 * it to the nearest control.
 */
export function useKeptFocus( root: RefObject< HTMLElement > ): void {
	/** The focused element and its ancestors up to the form. */
	const places = useRef< Element[] >( [] );

	useEffect( () => {
		const form = root.current;
		const onFocusIn = ( { target }: FocusEvent ) => {
			places.current = [];
			for (
				let at: Element | null = target as Element;
				at !== null;
				at = at === form ? null : at.parentElement
			) {
				places.current.push( at );
			}
		};
		const onFocusOut = ( { target }: FocusEvent ) => {
			// Chromium fires the event before the element is removed.
			queueMicrotask( () => {
				if ( ( target as Element ).isConnected && places.current[ 0 ] === target ) {
					places.current = [];
				}
			} );
		};
		form?.addEventListener( 'focusin', onFocusIn );
		form?.addEventListener( 'focusout', onFocusOut );
		return () => {
			form?.removeEventListener( 'focusin', onFocusIn );
			form?.removeEventListener( 'focusout', onFocusOut );
		};
	}, [ root ] );

	useLayoutEffect( () => {
		const [ focused, ...around ] = places.current;
		const page = root.current?.ownerDocument;
		if ( focused === undefined || ! page || isThere( focused ) ) {
			return;
		}
		places.current = [];
		// A hidden element loses the focus a moment later.
		const isLost = [ null, page.body, focused ].includes( page.activeElement );
		const near = around
			.filter( isThere )
			.flatMap( ( place ) => [ ...place.querySelectorAll< HTMLElement >( FOCUSABLE ) ] )
			.find( isThere );
		if ( isLost ) {
			near?.focus();
		}
	} );
}
