import { on, tell } from './stage';
import type { Stage } from './stage';

const ANDROID_MS = 300;
const PLAYING = 'pagewright:player-play';

/** Events for developers: the media element's name => ours. */
const TOLD: Record< string, string > = {
	loadedmetadata: 'loaded',
	play: 'play',
	pause: 'pause',
	ended: 'ended',
	timeupdate: 'time',
	seeked: 'seeked',
	volumechange: 'volume',
	ratechange: 'speed',
};

/** Fires events for developers, and pauses when another player starts. */
export function tellEvents( stage: Stage ): void {
	const { media, root, doc, signal } = stage;
	on( stage, Object.keys( TOLD ).join( ' ' ), ( { type } ) =>
		tell( stage, TOLD[ type ]!, {
			time: media.currentTime,
			duration: media.duration,
			volume: media.volume,
			isMuted: media.muted,
			speed: media.playbackRate,
		} )
	);
	doc.addEventListener(
		PLAYING,
		( { target } ) => {
			if ( target !== root && ! media.paused ) {
				media.pause();
			}
		},
		{ signal }
	);
}

/** Some Android versions never fire `canplay`, even after the first frame. */
export function mendAndroid( stage: Stage, agent = navigator.userAgent ): void {
	if ( ! /android/i.test( agent ) ) {
		return;
	}
	const { media, signal } = stage;
	let timer: ReturnType< typeof setTimeout > | undefined;
	on( stage, 'loadeddata', () => {
		clearTimeout( timer );
		timer = setTimeout( () => media.dispatchEvent( new Event( 'canplay' ) ), ANDROID_MS );
	} );
	on( stage, 'canplay emptied', () => clearTimeout( timer ) );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
}
