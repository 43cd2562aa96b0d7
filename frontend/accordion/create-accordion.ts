import { announce } from '../announce';
import type { Engine } from '../mount';
import { targetOf } from '../target';
import { readOptions } from './options';
import type { AccordionOptions } from './options';

const OPEN_CLASS = 'sow-accordion-panel-open';

/** Prefix of IDs in old links, followed by the name of the panel. */
const OLD_PREFIX = /^accordion-(?:label|content)-/;

/**
 * Returns the index of the header that a key moves to from the header at `from`, of `count`;
 * undefined for other keys.
 */
const KEYS: Record< string, ( from: number, count: number ) => number > = {
	ArrowDown: ( from, count ) => ( from + 1 ) % count,
	ArrowUp: ( from, count ) => ( from - 1 + count ) % count,
	Home: () => 0,
	End: ( _from, count ) => count - 1,
};

/**
 * Enhances panels that open and close without it: arrow keys between headers, opening by the URL,
 * and the class and events that sites use.
 */
export function createAccordion(
	root: HTMLElement,
	{ shouldScroll }: AccordionOptions = readOptions( {} )
): Engine {
	const page = root.ownerDocument.defaultView as Window;
	const listeners = new AbortController();
	const { signal } = listeners;
	const panels = [ ...root.querySelectorAll< HTMLDetailsElement >( 'details' ) ].filter(
		( panel ) => panel.parentElement === root
	);
	const headers = panels.map( ( panel ) => panel.querySelector( 'summary' ) as HTMLElement );

	const announceChange = ( panel: HTMLDetailsElement ) => {
		panel.classList.toggle( OPEN_CLASS, panel.open );
		announce( panel, panel.open ? 'accordion_open' : 'accordion_close', {
			panel,
			accordion: root,
		} );
	};

	const onKey = ( event: KeyboardEvent ) => {
		const from = headers.indexOf( event.target as HTMLElement );
		const move = KEYS[ event.key ];
		if ( from >= 0 && move && ! ( event.ctrlKey || event.metaKey || event.altKey ) ) {
			event.preventDefault();
			headers[ move( from, headers.length ) ]?.focus();
		}
	};

	const openByAddress = () => {
		const panel = targetOf( page.location.hash, panels, OLD_PREFIX );
		if ( ! panel ) {
			return;
		}
		panel.open = true;
		if ( shouldScroll ) {
			const isCalm = page.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches;
			panel.scrollIntoView( { behavior: isCalm ? 'auto' : 'smooth', block: 'start' } );
		}
	};

	for ( const panel of panels ) {
		panel.classList.toggle( OPEN_CLASS, panel.open );
		// The `toggle` event of a panel inside a panel does not bubble.
		let wasOpen = panel.open;
		panel.addEventListener(
			'toggle',
			() => {
				if ( panel.open !== wasOpen ) {
					wasOpen = panel.open;
					announceChange( panel );
				}
			},
			{ signal }
		);
	}
	root.addEventListener( 'keydown', onKey, { signal } );
	page.addEventListener( 'hashchange', openByAddress, { signal } );
	openByAddress();

	return { destroy: () => listeners.abort() };
}
