import type { Media } from './stage';

/** Commands for an embedded player; times in seconds, volumes from 0 to 1. */
export interface Orders {
	play: () => void;
	pause: () => void;
	seek: ( seconds: number ) => void;
	volume: ( volume: number ) => void;
	mute: ( isMuted: boolean ) => void;
	speed: ( speed: number ) => void;
}

/** State that an embedded player reported. */
export interface Said {
	time?: number;
	duration?: number;
	volume?: number;
	isMuted?: boolean;
	speed?: number;
	/** Buffered share. */
	loaded?: number;
}

const HAVE_ENOUGH_DATA = 4;
const BEGINS = new Set( [ 'play', 'playing' ] );
const STOPS = new Set( [ 'pause', 'ended' ] );

/** An embedded player with the interface of a media element, so that the same controls work. */
export class FrameMedia extends EventTarget implements Media {
	paused = true;
	ended = false;
	duration = NaN;
	readyState: number = 0;
	#said = { time: 0, at: 0, loaded: 0 };
	#volume: number;
	#isMuted = false;
	#speed = 1;
	#timer: ReturnType< typeof setInterval > | undefined;

	constructor(
		private orders: Orders,
		private everyMs: number,
		startVolume: number,
		private now: () => number = () => performance.now()
	) {
		super();
		this.#volume = startVolume;
	}

	play(): Promise< void > {
		this.orders.play();
		return Promise.resolve();
	}

	pause(): void {
		this.orders.pause();
	}

	/** Between two reports, time advances by the clock. */
	get currentTime(): number {
		const { time, at } = this.#said;
		const passed = this.paused ? 0 : ( ( this.now() - at ) / 1000 ) * this.#speed;
		return Math.min( time + passed, this.duration || Infinity );
	}

	set currentTime( seconds: number ) {
		this.#said = { ...this.#said, time: seconds, at: this.now() };
		this.ended = false;
		this.orders.seek( seconds );
		this.emit( 'seeking' );
		this.emit( 'timeupdate' );
		this.emit( 'seeked' );
	}

	get volume(): number {
		return this.#volume;
	}

	set volume( volume: number ) {
		this.orders.volume( volume );
		this.hear( { volume } );
	}

	get muted(): boolean {
		return this.#isMuted;
	}

	set muted( isMuted: boolean ) {
		if ( isMuted !== this.#isMuted ) {
			this.orders.mute( isMuted );
			this.hear( { isMuted } );
		}
	}

	get playbackRate(): number {
		return this.#speed;
	}

	set playbackRate( speed: number ) {
		this.orders.speed( speed );
		this.hear( { speed } );
	}

	get buffered(): TimeRanges {
		const end = this.#said.loaded * ( this.duration || 0 );
		return { length: end ? 1 : 0, start: () => 0, end: () => end };
	}

	/** Updates the state from a report and fires events for changes. */
	hear( { time, duration, volume, isMuted, speed, loaded }: Said ): void {
		if ( time !== undefined ) {
			this.#said = { ...this.#said, time, at: this.now() };
		}
		if ( duration && duration !== this.duration ) {
			this.duration = duration;
			this.emit( 'durationchange' );
		}
		if ( loaded !== undefined && loaded !== this.#said.loaded ) {
			this.#said.loaded = loaded;
			this.emit( 'progress' );
		}
		const isNew =
			( volume ?? this.#volume ) !== this.#volume ||
			( isMuted ?? this.#isMuted ) !== this.#isMuted;
		this.#volume = volume ?? this.#volume;
		this.#isMuted = isMuted ?? this.#isMuted;
		if ( isNew ) {
			this.emit( 'volumechange' );
		}
		if ( speed && speed !== this.#speed ) {
			this.#speed = speed;
			this.emit( 'ratechange' );
		}
	}

	/** Updates the state from an event. */
	happen( event: string ): void {
		if ( BEGINS.has( event ) ) {
			this.#said.at = this.paused ? this.now() : this.#said.at;
			this.paused = this.ended = false;
			this.readyState = HAVE_ENOUGH_DATA;
			this.#timer ??= setInterval( () => this.emit( 'timeupdate' ), this.everyMs );
		} else if ( STOPS.has( event ) ) {
			this.#said.time = event === 'ended' ? this.duration || 0 : this.currentTime;
			this.paused = true;
			this.ended = event === 'ended';
			this.stop();
		}
		this.emit( event );
	}

	stop(): void {
		clearInterval( this.#timer );
		this.#timer = undefined;
	}

	private emit( name: string ): void {
		this.dispatchEvent( new Event( name ) );
	}
}

/**
 * Creates a frame of another site and exchanges messages with it: only with it, and only with that
 * origin.
 */
export function createFrame(
	doc: Document,
	address: URL,
	title: string,
	signal: AbortSignal,
	onMessage: ( data: Record< string, unknown > ) => void
) {
	const frame = doc.createElement( 'iframe' );
	frame.src = address.href;
	frame.title = title;
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
	// Both services require a referrer.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.className = 'pagewright-player__frame';
	doc.defaultView!.addEventListener(
		'message',
		( { source, origin, data } ) => {
			if ( source === frame.contentWindow && origin === address.origin ) {
				const read = parse( data );
				if ( read ) {
					onMessage( read );
				}
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => frame.remove() );
	return {
		frame,
		send: ( message: object ) =>
			frame.contentWindow?.postMessage( JSON.stringify( message ), address.origin ),
	};
}

function parse( data: unknown ): Record< string, unknown > | undefined {
	try {
		const read: unknown = typeof data === 'string' ? JSON.parse( data ) : data;
		return read && typeof read === 'object' ? ( read as Record< string, unknown > ) : undefined;
	} catch {
		return undefined;
	}
}
