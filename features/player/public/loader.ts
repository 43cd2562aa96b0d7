import type { Settings } from './options';
import { attemptsFor } from './sources';
import type { Attempt, Engine, Source } from './sources';
import type { Failure, Renderer, RendererModule } from './renderers/renderer';

/** Each engine is a chunk that loads when a source needs it. */
const ENGINES: Record< Exclude< Engine, 'native' >, () => Promise< RendererModule > > = {
	hls: () => import( './renderers/hls' ),
	dash: () => import( './renderers/dash' ),
	flv: () => import( './renderers/flv' ),
};

const NO_SOURCE = 3;
const MEDIA_ERR_NETWORK = 2;

export interface Loader {
	/** Starts or stops playing: loads deferred data first. */
	want: ( isOn: boolean ) => void;
	/** Tries these sources from the first one. */
	restart: ( sources: Source[] ) => void;
}

interface Told {
	/** Called when a source is tried. */
	onTry: ( attempt: Attempt ) => void;
	/** Called when no source plays. */
	onFail: ( failure: Failure, last?: Source ) => void;
}

/**
 * Plays the first source that works. After an error, continues with the next one at the same
 * position.
 */
// eslint-disable-next-line max-lines-per-function -- its parts share seven variables; two functions would be 28 bytes more.
export function createLoader(
	media: HTMLMediaElement,
	sources: Source[],
	{ cdn }: Settings,
	life: AbortSignal,
	{ onTry, onFail }: Told
): Loader {
	const canPlay = ( type: string ) => media.canPlayType( type );
	let attempts: Attempt[] = [];
	let index = -1;
	let isAsleep = false;
	// A medium that gets a new source pauses without an event, so its state is unreliable.
	let isWanted = ! media.paused || media.autoplay;
	let renderer: Renderer | undefined;
	let turn = new AbortController();

	const isNative = ( attempt: Attempt | undefined, address: string ) =>
		attempt?.engine === 'native' &&
		new URL( attempt.source.src, media.baseURI ).href === address;
	const stop = () => {
		turn.abort();
		turn = new AbortController();
		renderer?.destroy();
		renderer = undefined;
	};
	const playOn = () => isWanted && media.paused && media.play().catch( () => {} );
	/** Continues at the same position when data are available, and plays if requested. */
	const goOn = ( at: number, { signal }: AbortController ) =>
		media.addEventListener(
			'loadedmetadata',
			() => {
				if ( at > 0 ) {
					media.currentTime = at;
				}
				playOn();
			},
			{ once: true, signal }
		);
	const run = async ( { engine, source }: Attempt, failure: Failure ) => {
		const { signal } = turn;
		goOn( media.currentTime, turn );
		if ( engine === 'native' ) {
			media.src = source.src;
			media.load();
			return;
		}
		// Removes a failed source of the browser from the element before an engine takes over.
		if ( media.hasAttribute( 'src' ) || media.currentSrc ) {
			media.removeAttribute( 'src' );
			media.load();
		}
		const fail = ( why: Failure ) => ! signal.aborted && next( why );
		try {
			const { createRenderer } = await ENGINES[ engine ]();
			if ( signal.aborted ) {
				return;
			}
			renderer = createRenderer( fail, cdn[ engine ] );
			if ( ! renderer.canPlay( source.type, source.src ) ) {
				fail( failure );
				return;
			}
			await renderer.load( media, source, signal );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- the only place where developers see it.
			console.error( `pagewright: ${ engine } could not start.`, error );
			fail( 'networkError' );
		}
	};
	const next = ( failure: Failure ) => {
		const last = attempts[ index ]?.source;
		stop();
		index++;
		const attempt = attempts[ index ];
		if ( ! attempt ) {
			onFail( failure, last ?? sources[ 0 ] );
			return;
		}
		onTry( attempt );
		run( attempt, failure );
	};
	/** Keeps playback that the browser started before this script. */
	const begin = () => {
		attempts = attemptsFor( sources, canPlay );
		const isThrough = media.networkState === NO_SOURCE;
		if ( isThrough ) {
			// The browser has tried all sources itself.
			attempts = attempts.filter( ( { engine } ) => engine !== 'native' );
		}
		index = attempts.findIndex( ( attempt ) => isNative( attempt, media.currentSrc ) );
		if ( index >= 0 && ! media.error ) {
			onTry( attempts[ index ]! );
			return;
		}
		isAsleep =
			media.preload === 'none' &&
			media.paused &&
			!! attempts[ index + 1 ] &&
			attempts[ index + 1 ]!.engine !== 'native';
		if ( ! isAsleep ) {
			next( 'mediaError' );
		}
	};

	media.addEventListener( 'play', () => ( isWanted = true ), { signal: life } );
	media.addEventListener( 'pause', () => ( isWanted = false ), { signal: life } );
	media.addEventListener( 'emptied', playOn, { signal: life } );
	// Errors of `source` elements do not bubble.
	media.addEventListener(
		'error',
		( { target } ) => {
			if ( target === media ) {
				if ( ! media.error ) {
					return;
				}
				if ( renderer?.mend ) {
					renderer.mend();
				} else if ( index < attempts.length ) {
					next( media.error.code === MEDIA_ERR_NETWORK ? 'networkError' : 'mediaError' );
				}
			} else if (
				! media.hasAttribute( 'src' ) &&
				isNative( attempts[ index ], ( target as HTMLSourceElement ).src )
			) {
				next( 'mediaError' );
			}
		},
		{ capture: true, signal: life }
	);
	life.addEventListener( 'abort', stop );
	begin();

	return {
		want: ( isOn ) => {
			isWanted = isOn;
			if ( isOn && isAsleep ) {
				isAsleep = false;
				next( 'mediaError' );
			}
		},
		restart: ( others ) => {
			stop();
			isAsleep = false;
			attempts = attemptsFor( others, canPlay );
			index = -1;
			next( 'mediaError' );
		},
	};
}
