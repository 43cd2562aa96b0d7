import type { Autohide } from './autohide';
import type { Captions } from './controls/captions';
import { toggleFullscreen } from './controls/screens';
import { lengthOf, seekTo } from './controls/seek-to';
import { toggleMute } from './controls/volume';
import { wishOf } from './keys';
import type { Wish } from './keys';
import { part } from './stage';
import type { Stage } from './stage';

const VOLUME_STEP = 0.1;

/** Handles keys while the player has the focus. */
export function listenToKeys( stage: Stage, captions?: Captions ): void {
	const { root, media, settings, isVideo, signal } = stage;
	const move = ( share: number ) =>
		seekTo( stage, media.currentTime + share * settings.seekStep * ( lengthOf( media ) ?? 0 ) );
	const turn = ( step: number ) => {
		const volume = ( media.muted ? 0 : media.volume ) + step;
		media.volume = Math.min( 1, Math.max( 0, Math.round( volume * 100 ) / 100 ) );
		media.muted = media.volume === 0;
	};
	const step = ( way: number ) => {
		if ( media.paused && isVideo ) {
			seekTo( stage, media.currentTime + way / settings.framesPerSecond );
		}
	};
	const acts: Record< Wish, () => void > = {
		toggle: () => stage.toggle(),
		back: () => move( -1 ),
		forward: () => move( 1 ),
		louder: () => turn( VOLUME_STEP ),
		softer: () => turn( -VOLUME_STEP ),
		start: () => seekTo( stage, 0 ),
		end: () => seekTo( stage, lengthOf( media ) ?? 0 ),
		mute: () => toggleMute( stage ),
		fullscreen: () => isVideo && toggleFullscreen( stage ),
		captions: () => captions?.toggle(),
		'frame-back': () => step( -1 ),
		'frame-forward': () => step( 1 ),
	};
	root.addEventListener(
		'keydown',
		( event ) => {
			const wish = wishOf( event );
			if ( wish ) {
				event.preventDefault();
				acts[ wish ]();
			}
		},
		{ signal }
	);
}

/**
 * Handles the image: a click plays and pauses, a tap toggles the controls, a double click toggles
 * full screen.
 */
export function listenToPicture( stage: Stage, hide: Autohide ): HTMLElement {
	const { root, signal, doc } = stage;
	const screen = part( stage, 'div', 'screen' );
	let isTouch = false;
	screen.addEventListener(
		'pointerdown',
		( { pointerType } ) => ( isTouch = pointerType === 'touch' ),
		{ signal }
	);
	screen.addEventListener(
		'click',
		() => {
			// Keys apply to the player that was used last.
			if ( ! root.contains( doc.activeElement ) ) {
				root.focus( { preventScroll: true } );
			}
			if ( isTouch && ! stage.media.paused ) {
				hide.toggle();
			} else {
				stage.toggle();
			}
		},
		{ signal }
	);
	screen.addEventListener( 'dblclick', () => ! isTouch && toggleFullscreen( stage ), {
		signal,
	} );
	return screen;
}
