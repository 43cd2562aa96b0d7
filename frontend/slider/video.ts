import { watchMotion } from '../slides/motion';
import type { Held } from '../slides/holds';
import { handleEmbeds } from './embed';
import type { Slider } from './slider';

const BACKGROUND = '.sow-background-element video';
const find = < E extends Element >( slide: Element, selector: string ) => [
	...slide.querySelectorAll< E >( selector ),
];

const backgrounds = ( slide: Element ) => find< HTMLVideoElement >( slide, BACKGROUND );
/** Returns whether the design shows the video at this width. */
const isDrawn = ( video: Element ) => video.getClientRects().length > 0;

/** Plays the background videos of the current slide, muted until the visitor turns the sound on. */
export function playMedia( slider: Slider, rotation?: Held ): void {
	const { section, list, motion, signal, on } = slider;
	const leave = handleEmbeds( slider, update );
	const showSound = handleSound( slider );

	function play() {
		backgrounds( slider.active ).forEach( ( video ) =>
			motion.isReduced() || ! isDrawn( video )
				? video.pause()
				: video.play()?.catch( ( { name } ) => {
						// The browser refused sound; other errors mean that the slide was left.
						if ( name === 'NotAllowedError' && ! video.muted ) {
							video.muted = true;
							play();
						}
					} )
		);
		showSound();
	}
	function update() {
		const isHeard =
			!! section.querySelector( '[data-embed] iframe' ) ||
			find< HTMLMediaElement >( list, 'video,audio' ).some(
				( { paused, muted } ) => ! paused && ! muted
			);
		rotation?.[ isHeard ? 'hold' : 'release' ]( 'video' );
	}
	for ( const type of [ 'play', 'pause', 'ended', 'volumechange' ] ) {
		on( list, type, update, true );
	}
	slider.changed.push( ( { outgoing, incoming } ) => {
		if ( outgoing !== incoming ) {
			find< HTMLMediaElement >( outgoing, 'video,audio' ).forEach( ( one ) => one.pause() );
			leave( outgoing );
			play();
		}
	} );
	watchMotion( signal, play );
	on( window, 'resize', play );
	signal.addEventListener( 'abort', () => {
		backgrounds( list ).forEach( ( video ) => video.pause() );
		slider.all.forEach( leave );
	} );
	play();
	update();
}

/** @return Function that shows the sound button if the slide has a video, and updates its label. Each slide remembers the choice. */
function handleSound( slider: Slider ): () => void {
	const { section, settings, signal, on } = slider;
	const button = section.querySelector< HTMLElement >( ':scope > .sow-player-controls-sound' );
	if ( ! button ) {
		return () => {};
	}
	const label = button.ariaLabel ?? '';
	const { mute, unmute } = button.dataset;
	const videos = () => backgrounds( slider.active ).filter( isDrawn );
	const show = () => {
		const isMuted = videos().every( ( { muted } ) => muted );
		button.hidden = ! videos().length;
		button.classList.toggle( 'is-unmuted', ! isMuted );
		button.setAttribute(
			'aria-label',
			( isMuted ? settings.unmuteLoc || unmute : settings.muteLoc || mute ) || label
		);
	};
	on( button, 'click', () => {
		const isMuted = videos().every( ( { muted } ) => muted );
		videos().forEach( ( video ) => ( video.muted = ! isMuted ) );
		show();
	} );
	signal.addEventListener( 'abort', () => {
		button.hidden = true;
		button.setAttribute( 'aria-label', label );
	} );
	return show;
}
