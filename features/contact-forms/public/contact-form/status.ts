import { announce } from './announce';
import { begin, next, type Happening, type State } from './machine';
import type { ContactForm } from './page';

const states = new WeakMap< HTMLFormElement, State >();

const stateOf = ( form: ContactForm ): State =>
	states.get( form ) ?? begin( form.dataset.status || 'init' );

/**
 * Applies an event to the form and updates its status class.
 *
 * @return Whether it has changed anything.
 */
export function happen( form: ContactForm, happening: Happening ): boolean {
	const before = stateOf( form );
	const after = next( before, happening );
	states.set( form, after );
	if ( after.status !== before.status ) {
		form.dataset.status = form.wpcf7.status = after.status;
		form.classList.remove( before.status );
		form.classList.add( after.status );
		announce( form, 'statuschanged', { status: after.status, prevStatus: before.status } );
	}
	return after !== before;
}
