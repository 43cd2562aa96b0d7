interface JQuery {
	( element: Element ): { trigger: ( name: string, data: unknown[] ) => void };
	event?: { triggered?: string };
}

/**
 * Tells of a change by an event that bubbles. Where the page has jQuery, its listeners hear it once, with the details as arguments.
 *
 * @param element Where it happened.
 * @param name    Of the event.
 * @param detail  In the order in which jQuery's listeners expect them.
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
	// jQuery's listeners have just been told, with the arguments they expect; this mark makes them skip the event itself.
	const mark = jQuery?.event;
	if ( mark ) {
		mark.triggered = name;
	}
	element.dispatchEvent( new CustomEvent( name, { bubbles: true, detail } ) );
	if ( mark ) {
		mark.triggered = undefined;
	}
}
