import type HlsJs from 'hls.js';
import { createRecovery } from '../recovery';
import { canStream, engineFrom } from './renderer';
import type { Renderer, RendererModule } from './renderer';

type Hls = typeof HlsJs;

/** Seconds to buffer before and during playback. */
const AHEAD = { before: 4, playing: 30 };
const POLICY = {
	default: {
		maxTimeToFirstByteMs: 10_000,
		maxLoadTimeMs: 60_000,
		timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
		errorRetry: { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 8000 },
	},
};

/** The light build does not support alternate audio, subtitles, captions and encryption. */
export const needsFull = ( playlist: string ): boolean =>
	/^#EXT-X-MEDIA:.*TYPE=(AUDIO|SUBTITLES|CLOSED-CAPTIONS)/m.test( playlist ) ||
	/^#EXT-X-(SESSION-)?KEY:.*(METHOD=SAMPLE-AES|KEYFORMAT="(?!identity))/m.test( playlist );

const full = () => import( /* webpackChunkName: "hls" */ 'hls.js' );
const light = () => import( /* webpackChunkName: "hls-light" */ 'hls.js/light' );

/** Plays HLS with hls.js: the light build, unless the playlist needs more. */
export const createRenderer: RendererModule[ 'createRenderer' ] = ( fail, remote ): Renderer => {
	const attempt = createRecovery();
	let hls: HlsJs | undefined;
	const mend = () => {
		const count = attempt();
		if ( ! count ) {
			fail( 'recoveryError' );
			return;
		}
		if ( count > 1 ) {
			hls?.swapAudioCodec();
		}
		hls?.recoverMediaError();
	};
	return {
		canPlay: canStream,
		mend,
		load: async ( media, { src }, signal ) => {
			const playlist = await fetch( src, { signal } )
				.then( ( response ) => ( response.ok ? response.text() : undefined ) )
				.catch( () => undefined );
			if ( signal.aborted ) {
				return;
			}
			if ( playlist === undefined ) {
				fail( 'networkError' );
				return;
			}
			const Engine = await engineFrom< Hls >( 'Hls', remote, async () =>
				needsFull( playlist ) ? ( await full() ).default : ( await light() ).default
			);
			if ( signal.aborted ) {
				return;
			}
			const { Events, ErrorTypes } = Engine;
			hls = new Engine( {
				maxBufferLength: media.paused ? AHEAD.before : AHEAD.playing,
				fragLoadPolicy: POLICY,
			} );
			const running = hls;
			hls.subtitleDisplay = false;
			hls.on( Events.ERROR, ( _, { fatal, type } ) => {
				if ( ! fatal ) {
					return;
				}
				if ( type === ErrorTypes.MEDIA_ERROR ) {
					mend();
				} else {
					fail( type === ErrorTypes.NETWORK_ERROR ? 'networkError' : 'mediaError' );
				}
			} );
			media.addEventListener(
				'play',
				() => {
					running.config.maxBufferLength = AHEAD.playing;
				},
				{ signal }
			);
			hls.loadSource( src );
			hls.attachMedia( media );
		},
		destroy: () => hls?.destroy(),
	};
};
