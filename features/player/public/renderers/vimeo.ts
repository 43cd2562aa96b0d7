import { createFrame, FrameMedia } from '../frame';
import type { PlayerTexts } from '../options';
import type { ServiceModule } from './service';

const HOST = 'https://player.vimeo.com';

/** Event of Vimeo => event of media elements. */
const EVENTS: Record< string, string > = {
	loaded: 'loadedmetadata',
	play: 'play',
	playing: 'playing',
	pause: 'pause',
	ended: 'ended',
	bufferstart: 'waiting',
	bufferend: 'canplay',
	timeupdate: '',
	progress: '',
	volumechange: '',
	playbackratechange: '',
	error: '',
};
const ERRORS: Record< string, keyof PlayerTexts > = {
	NotFoundError: 'embedMissing',
	PasswordError: 'embedMissing',
	PrivacyError: 'embedForbidden',
};

/**
 * `https://vimeo.com/1/abc` and IDs such as `1/abc` or `1:abc` contain the hash of an unlisted
 * video.
 */
export function partsOf( id: string, url: string ): { number: string; key: string } {
	const [ number = '', key = '' ] = id.split( /[/:?]/ );
	return { number, key: key || ( /vimeo\.com\/\d+\/(\w+)/.exec( url )?.[ 1 ] ?? '' ) };
}

/** Plays Vimeo without tracking, by messages only. */
export const createService: ServiceModule[ 'createService' ] = ( {
	doc,
	embed,
	settings,
	signal,
	fail,
} ) => {
	const { number, key } = partsOf( embed.id, embed.url );
	const address = new URL( `/video/${ encodeURIComponent( number ) }`, HOST );
	for ( const [ name, value ] of Object.entries( {
		...( key ? { h: key } : {} ),
		api: 1,
		autoplay: 1,
		controls: 0,
		dnt: 1,
		playsinline: 1,
	} ) ) {
		address.searchParams.set( name, String( value ) );
	}
	if ( settings.startAt ) {
		address.hash = `t=${ settings.startAt }s`;
	}
	const { frame, send } = createFrame( doc, address, embed.title ?? 'Vimeo', signal, ( said ) => {
		const { event, method, data, value } = said as {
			event?: string;
			method?: string;
			data?: Record< string, never >;
			value?: number;
		};
		if ( event === 'ready' || method === 'ping' ) {
			begin();
		} else if ( method === 'getDuration' ) {
			media.hear( { duration: value } );
		} else if ( event ) {
			hear( event, data ?? {} );
		}
	} );
	const order = ( method: string, value?: unknown ) => send( { method, value } );
	const media = new FrameMedia(
		{
			play: () => order( 'play' ),
			pause: () => order( 'pause' ),
			seek: ( seconds ) => order( 'setCurrentTime', seconds ),
			volume: ( volume ) => order( 'setVolume', volume ),
			mute: ( isMuted ) => order( 'setMuted', isMuted ),
			speed: ( speed ) => order( 'setPlaybackRate', speed ),
		},
		settings.timeUpdateMs,
		settings.startVolume
	);
	let isReady = false;
	signal.addEventListener( 'abort', () => media.stop() );
	frame.addEventListener( 'load', () => order( 'ping' ), { signal } );

	function begin() {
		if ( ! isReady ) {
			isReady = true;
			Object.keys( EVENTS ).forEach( ( name ) => order( 'addEventListener', name ) );
			order( 'getDuration' );
			order( 'setVolume', settings.startVolume );
			media.happen( 'loadedmetadata' );
		}
	}
	function hear( event: string, data: Record< string, never > ) {
		if ( event === 'error' ) {
			// Rejected commands are reported in the same way; only an error of the video names no
			// command.
			if ( ! data.method || data.method === 'ready' ) {
				media.happen( 'pause' );
				fail( ERRORS[ data.name ?? '' ] ?? 'embedUnknown', data.name ?? '' );
			}
			return;
		}
		media.hear( {
			time: data.seconds,
			duration: data.duration,
			volume: data.volume,
			isMuted: data.muted,
			speed: data.playbackRate,
			loaded: event === 'progress' ? data.percent : undefined,
		} );
		if ( EVENTS[ event ] ) {
			media.happen( EVENTS[ event ] );
		}
	}
	return { frame, media };
};
