import type { Engine } from '../../../../frontend/mount';
import { readOptions } from './options';
import type { ContactWidgetOptions } from './options';

/**
 * Replaces the form with the success message after its mail was sent, and moves the focus there,
 * because the focused button disappears. The form's own client sends it; without JavaScript, the
 * response is a page with the message.
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
