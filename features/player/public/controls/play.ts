import { on } from '../stage';
import type { Stage } from '../stage';
import { createButton } from './button';

/** Creates a button to play, pause or replay: in the bar, and large on the image. */
export function createPlay( stage: Stage, name = 'play' ): HTMLElement {
	const { media, settings } = stage;
	const { node, say } = createButton( stage, name, () => stage.toggle() );
	const update = () => {
		if ( ! media.paused ) {
			say( settings.texts.pause, 'pause' );
		} else if ( media.ended ) {
			say( settings.texts.replay, 'replay' );
		} else {
			say( settings.texts.play, 'play' );
		}
	};
	// A paused file that is moved to its end can have ended only after a late change of its duration.
	on(
		stage,
		'play playing pause ended seeked durationchange timeupdate emptied loadedmetadata',
		update
	);
	update();
	return node;
}
