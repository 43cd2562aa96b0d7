import { holdWhileBusy } from '../slides/holds';
import { isInEditor } from '../slides/in-editor';
import { watchMotion } from '../slides/motion';
import { createRotation } from '../slides/rotation';
import type { Held } from '../slides/holds';
import type { RotationState } from '../slides/rotation';
import type { Slider } from './slider';

/** Advances automatically, if set. */
export function rotate( slider: Slider ): Held | undefined {
	const { section, list, settings, motion, signal, slides, emit } = slider;
	list.setAttribute( 'aria-atomic', 'false' );
	list.setAttribute( 'aria-live', 'polite' );
	signal.addEventListener( 'abort', () => {
		list.removeAttribute( 'aria-atomic' );
		list.removeAttribute( 'aria-live' );
	} );
	if ( settings.paused || slides.length < 2 || isInEditor( section.ownerDocument ) ) {
		return;
	}
	const button = section.querySelector< HTMLButtonElement >( ':scope > .pagewright-rotation' );
	let before: RotationState | undefined;
	const rotation = createRotation( {
		timeoutMs: settings.timeout,
		turns: settings.loop && settings.loop * slides.length - 1,
		onAdvance: () => slider.step( 1, 'timer' ),
		onChange( state, remainingMs ) {
			list.setAttribute( 'aria-live', state === 'running' ? 'off' : 'polite' );
			if ( before || state !== 'running' ) {
				const name = { running: 'resumed', paused: 'paused', finished: 'finished' }[
					state
				];
				emit( `cycle-${ name }`, { options: settings, remainingMs } );
			}
			before = state;
			if ( button && state === 'finished' ) {
				button.hidden = true;
			}
		},
	} );
	const update = holdWhileBusy( rotation, {
		region: section,
		button,
		isPausedOnHover: settings.pause_on_hover,
		motion,
		signal,
	} );
	slider.changed.push( ( { cause } ) => {
		if ( slider.slides.length < 2 ) {
			rotation.hold( 'single' );
			button?.setAttribute( 'hidden', '' );
		} else if ( cause !== 'timer' ) {
			rotation.restart();
		}
	} );
	watchMotion( signal, update );
	signal.addEventListener( 'abort', rotation.destroy );
	rotation.release( 'start' );
	return rotation;
}
