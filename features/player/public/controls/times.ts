import { on, part } from '../stage';
import type { Stage } from '../stage';
import { formatTime } from '../time';
import { lengthOf } from './seek-to';

/** Creates the display of the position or the length. */
export function createTime( stage: Stage, name: 'current' | 'duration' ): HTMLElement {
	const { media, settings } = stage;
	const node = part( stage, 'span', `time is-${ name }` );
	const update = () => {
		const length = lengthOf( media );
		const seconds = name === 'current' ? media.currentTime : ( length ?? 0 );
		const text =
			name === 'duration' && media.duration === Infinity
				? settings.texts.live
				: formatTime( seconds, settings.timeFormat, settings.framesPerSecond, length ?? 0 );
		if ( node.textContent !== text ) {
			node.textContent = text;
		}
	};
	on( stage, 'timeupdate seeking durationchange loadedmetadata emptied ended', update );
	update();
	return node;
}
