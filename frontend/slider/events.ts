import type { Change, Slider } from './slider';

/** Fires events before a change is visible and after it ended. */
export function tellOfChanges( slider: Slider ): ( change: Change ) => void {
	const { settings, motion, emit, wait } = slider;
	let after: ( () => void ) | undefined;
	let timer = 0;
	return ( { outgoing, incoming, isForward } ) => {
		// A new change ends the previous one.
		clearTimeout( timer );
		after?.();
		const detail = { options: settings, outgoing, incoming, isForward };
		emit( 'cycle-before', detail );
		emit( 'sowSlideCycleBefore', { slide: incoming }, incoming );
		after = () => {
			after = undefined;
			emit( 'cycle-after', detail );
			emit( 'sowSlideCycleAfter', { slide: incoming }, incoming );
		};
		timer = wait( motion.isReduced() ? 0 : settings.speed, after );
	};
}

export function tellOfStart( { active, settings, signal, emit }: Slider ): void {
	const detail = { options: settings };
	signal.addEventListener( 'abort', () => emit( 'cycle-destroyed', detail ) );
	emit( 'cycle-initialized', detail );
	emit( 'sowSlideInitial', { slide: active }, active );
	emit( 'slider_setup_after' );
}
