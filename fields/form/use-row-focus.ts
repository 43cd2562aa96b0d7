import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';

type Wish = { row: string; part?: string } | 'add';

const FOCUSABLE = 'button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/**
 * Moves the focus after a change of the list: browsers lose it when a row moves in the document.
 *
 * @returns Requests the focus of a row (`part`: up, down, handle, toggle, or its first field), or of the add button, after the next render.
 */
export function useRowFocus( list: RefObject< HTMLElement > ) {
	const wish = useRef< Wish | null >( null );
	useLayoutEffect( () => {
		if ( wish.current !== null ) {
			find( list.current, wish.current )?.focus();
			wish.current = null;
		}
	} );
	return ( next: Wish ) => {
		wish.current = next;
	};
}

function find( root: HTMLElement | null, wish: Wish ): HTMLElement | null | undefined {
	if ( wish === 'add' ) {
		return root?.querySelector< HTMLElement >( ':scope > [data-part="add"]' );
	}
	const row = [ ...( root?.querySelectorAll< HTMLElement >( '[data-row]' ) ?? [] ) ].find(
		( element ) => element.dataset.row === wish.row
	);
	const part =
		wish.part === undefined
			? null
			: row?.querySelector< HTMLElement >( `[data-part="${ wish.part }"]` );
	return (
		part ??
		row?.querySelector< HTMLElement >( `:scope > [data-part="body"] :is(${ FOCUSABLE })` ) ??
		row?.querySelector< HTMLElement >( '[data-part="toggle"]' )
	);
}
