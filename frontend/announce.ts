interface JQuery {
	( element: Element ): { trigger: ( name: string, data: unknown[] ) => void };
	event?: { triggered?: string };
}

/**
 * Fires an event that bubbles. On pages with jQuery, its listeners run once, with the details as
 * arguments.
 *
 * @param element Target of the event.
 * @param name    Name of the event.
 * @param detail  Details in the order that jQuery's listeners expect.
 */
export function announce(
	element: Element,
	name: string,
	detail: Record< string, unknown >
): void {
	const { jQuery } = element.ownerDocument.defaultView as Window & { jQuery?: JQuery };
	if ( typeof jQuery === 'function' ) {
		jQuery( element ).trigger( name, Object.values( detail ) );
	}
	// jQuery's listeners already ran with the arguments that they expect; this mark makes them skip
	// the event itself.
	const mark = jQuery?.event;
	if ( mark ) {
		mark.triggered = name;
	}
	element.dispatchEvent( new CustomEvent( name, { bubbles: true, detail } ) );
	if ( mark ) {
		mark.triggered = undefined;
	}
}
