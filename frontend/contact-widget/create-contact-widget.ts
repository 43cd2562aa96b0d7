import type { Engine } from '../mount';
import { readOptions } from './options';
import type { ContactWidgetOptions } from './options';

/**
 * Puts the success message in the place of the form when its message is sent, and leads there: the button that had the
 * focus is gone. Sending itself is the work of the form's own client; without scripts the page comes with the answer in it.
 */
export function createContactWidget(
	root: HTMLElement,
	{ shouldScroll }: ContactWidgetOptions = readOptions( {} )
): Engine {
	const listeners = new AbortController();
	const { signal } = listeners;

	const show = () => {
		root.classList.add( 'is-sent' );
		const message = root.querySelector< HTMLElement >( '.sow-contact-form-success' );
		message?.focus( { preventScroll: true } );
		if ( shouldScroll ) {
			message?.scrollIntoView( { block: 'nearest' } );
		}
	};
	root.addEventListener( 'wpcf7mailsent', show, { signal } );

	return {
		destroy: () => {
			listeners.abort();
			root.classList.remove( 'is-sent' );
		},
	};
}
