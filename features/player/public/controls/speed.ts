import { on } from '../stage';
import type { Stage } from '../stage';
import { fill, numbers } from '../time';
import { createButton } from './button';
import { createMenu } from './menu';

/** Creates the menu of playback speeds; its button shows the current one. */
export function createSpeed( stage: Stage ): HTMLElement {
	const { media, settings, language } = stage;
	const { texts, speeds } = settings;
	const button = createButton( stage, 'speed' );
	const name = ( speed: number ) =>
		fill( texts.times, {
			n: numbers( language, { maximumFractionDigits: 2 } ).format( speed ),
		} );
	const update = () => {
		const now = name( media.playbackRate );
		button.node.textContent = now;
		button.say( `${ texts.speed }: ${ now }` );
	};
	on( stage, 'ratechange', update );
	update();
	return createMenu( stage, button, texts.speed, () =>
		speeds.map( ( speed ) => ( {
			label: name( speed ),
			isChosen: media.playbackRate === speed,
			choose: () => ( media.playbackRate = speed ),
		} ) )
	);
}
