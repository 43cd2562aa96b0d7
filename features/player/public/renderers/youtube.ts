import { createFrame, FrameMedia } from '../frame';
import type { Said } from '../frame';
import { eventOfState, textOfCode } from '../states';
import type { ServiceModule } from './service';

const HOST = 'https://www.youtube-nocookie.com';
const HELLO_MS = 250;
const PLAYING = 1;
const BUFFERING = 3;

/** Plays YouTube without cookies, by messages only: none of its scripts runs in the page. */
export const createService: ServiceModule[ 'createService' ] = ( {
	doc,
	embed,
	settings,
	signal,
	fail,
} ) => {
	const address = new URL( `/embed/${ encodeURIComponent( embed.id ) }`, HOST );
	const { origin } = doc.defaultView!.location;
	for ( const [ name, value ] of Object.entries( {
		enablejsapi: 1,
		autoplay: 1,
		controls: 0,
		playsinline: 1,
		rel: 0,
		origin,
		start: Math.floor( settings.startAt ),
	} ) ) {
		address.searchParams.set( name, String( value ) );
	}
	const { frame, send } = createFrame(
		doc,
		address,
		embed.title ?? 'YouTube',
		signal,
		( said ) => {
			const { event, info } = said as { event: string; info: never };
			(
				( {
					onReady,
					onStateChange,
					onError,
					initialDelivery: onInfo,
					infoDelivery: onInfo,
				} ) as Record< string, ( info: never ) => void >
			 )[ event ]?.( info );
		}
	);
	const order = ( func: string, ...args: unknown[] ) =>
		send( { event: 'command', func, args, id: 1, channel: 'widget' } );
	const media = new FrameMedia(
		{
			play: () => order( 'playVideo' ),
			pause: () => order( 'pauseVideo' ),
			seek: ( seconds ) => order( 'seekTo', seconds, true ),
			volume: ( volume ) => order( 'setVolume', Math.round( volume * 100 ) ),
			mute: ( isMuted ) => order( isMuted ? 'mute' : 'unMute' ),
			speed: ( speed ) => order( 'setPlaybackRate', speed ),
		},
		settings.timeUpdateMs,
		settings.startVolume
	);
	let state: number | undefined;

	// The frame answers after its page has loaded.
	const hello = setInterval(
		() => send( { event: 'listening', id: 1, channel: 'widget' } ),
		HELLO_MS
	);
	const stop = () => clearInterval( hello );
	signal.addEventListener( 'abort', () => {
		stop();
		media.stop();
	} );

	function onReady() {
		stop();
		order( 'addEventListener', 'onStateChange' );
		order( 'addEventListener', 'onError' );
		order( 'setVolume', Math.round( settings.startVolume * 100 ) );
		media.happen( 'loadedmetadata' );
	}
	function onInfo( info: Record< string, number | boolean | undefined > | null ) {
		stop();
		const { currentTime, duration, volume, muted, playbackRate, videoLoadedFraction } =
			info ?? {};
		media.hear( {
			time: currentTime,
			duration,
			volume: volume === undefined ? undefined : Number( volume ) / 100,
			isMuted: muted,
			speed: playbackRate,
			loaded: videoLoadedFraction,
		} as Said );
		if ( typeof info?.playerState === 'number' ) {
			onStateChange( info.playerState );
		}
	}
	function onStateChange( now: number ) {
		if ( now === state ) {
			return;
		}
		state = now;
		const event = eventOfState( now );
		if ( event ) {
			media.happen( event );
		}
		if ( now === PLAYING ) {
			media.happen( 'playing' );
		} else if ( now === BUFFERING ) {
			media.happen( 'waiting' );
		}
	}
	function onError( code: number ) {
		stop();
		media.happen( 'pause' );
		fail( textOfCode( code ), code );
	}
	return { frame, media };
};
