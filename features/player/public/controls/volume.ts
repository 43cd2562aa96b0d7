import { on, part } from '../stage';
import type { Stage } from '../stage';
import { spokenShare } from '../time';
import { createButton } from './button';

const STEP = 0.05;
const LOUD = 0.5;

/** On some systems, only the device's keys change the volume: muting still works. */
const isFixed = ( { element }: Stage ): boolean => {
	if ( ! element ) {
		return false;
	}
	const probe = element.ownerDocument.createElement( 'audio' );
	probe.volume = LOUD;
	return probe.volume !== LOUD;
};

/** Creates a mute button and a volume slider. */
export function createVolume( stage: Stage ): HTMLElement {
	const { media, settings, language } = stage;
	const { texts } = settings;
	const mute = createButton( stage, 'mute', () => toggleMute( stage ) );
	const slider = part( stage, 'input', 'range is-volume', {
		type: 'range',
		min: '0',
		max: '1',
		step: String( STEP ),
		'aria-label': texts.volume,
	} );
	slider.addEventListener(
		'input',
		() => {
			media.volume = Number( slider.value );
			media.muted = media.volume === 0;
		},
		{ signal: stage.signal }
	);
	const update = () => {
		const volume = media.muted ? 0 : media.volume;
		slider.value = String( volume );
		slider.style.setProperty( '--pw-player-value', `${ volume * 100 }%` );
		slider.setAttribute( 'aria-valuetext', spokenShare( volume, language ) );
		mute.say(
			volume ? texts.mute : texts.unmute,
			volume ? ( volume > LOUD ? 'loud' : 'quiet' ) : 'muted' // eslint-disable-line no-nested-ternary -- three icons.
		);
	};
	on( stage, 'volumechange', update );
	update();
	return part( stage, 'div', 'volume', {}, mute.node, isFixed( stage ) ? undefined : slider );
}

/** Unmuting restores an audible volume. */
export function toggleMute( { media, settings }: Stage ): void {
	const isSilent = media.muted || ! media.volume;
	if ( isSilent && ! media.volume ) {
		media.volume = settings.startVolume || 1;
	}
	media.muted = ! isSilent;
}
