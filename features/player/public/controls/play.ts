import { on } from '../stage';
import type { Stage } from '../stage';
import { createButton } from './button';

/**
 * A paused medium within this time of its end offers to play again: `ended` of a medium that was moved there may become
 * true after the last event.
 */
const END_SECONDS = 0.05;

/** Creates a button to play, pause or replay: in the bar, and large on the image. */
export function createPlay( stage: Stage, name = 'play' ): HTMLElement {
	const { media, settings } = stage;
	const { node, say } = createButton( stage, name, () => stage.toggle() );
	const update = () => {
		if ( ! media.paused ) {
			say( settings.texts.pause, 'pause' );
		} else if (
			media.ended ||
			media.currentTime > Math.max( 0, media.duration - END_SECONDS )
		) {
			say( settings.texts.replay, 'replay' );
		} else {
			say( settings.texts.play, 'play' );
		}
	};
	on(
		stage,
		'play playing pause ended seeked durationchange timeupdate emptied loadedmetadata',
		update
	);
	update();
	return node;
}
