export interface Source {
	src: string;
	/** MIME type; empty when unknown. */
	type: string;
}

export type Engine = 'native' | 'hls' | 'dash' | 'flv';

/** One way to play a source. */
export interface Attempt {
	source: Source;
	engine: Engine;
}

const TYPES: Record< string, string > = {
	mp4: 'video/mp4',
	m4v: 'video/mp4',
	webm: 'video/webm',
	ogv: 'video/ogg',
	ogg: 'audio/ogg',
	oga: 'audio/ogg',
	opus: 'audio/ogg',
	mp3: 'audio/mpeg',
	m4a: 'audio/mp4',
	wav: 'audio/wav',
	m3u8: 'application/vnd.apple.mpegurl',
	mpd: 'application/dash+xml',
	flv: 'video/x-flv',
};

/** Returns the given type, else the type of the file extension. */
export function typeOf( { src, type }: Source ): string {
	const ending = /\.(\w+)(?:[?#]|$)/.exec( src.replace( /^\w+:\/\/[^/]*/, '' ) )?.[ 1 ];
	return ( type || TYPES[ ending?.toLowerCase() ?? '' ] || '' ).toLowerCase();
}

/** Returns the engine for types that few browsers support. */
export function engineOf( type: string ): Exclude< Engine, 'native' > | undefined {
	if ( /^(application|audio)\/(vnd\.apple\.mpegurl|x-mpegurl|mpegurl)/.test( type ) ) {
		return 'hls';
	}
	if ( /^application\/dash\+xml/.test( type ) ) {
		return 'dash';
	}
	return /^video\/(x-)?flv/.test( type ) ? 'flv' : undefined;
}

/**
 * Returns all ways to play the sources, best first. The browser comes before an engine if it
 * answers "maybe", because it needs no download; if it fails, the engine is next.
 */
export const attemptsFor = ( sources: Source[], canPlay: ( type: string ) => string ): Attempt[] =>
	sources.flatMap( ( source ) => {
		const type = typeOf( source );
		const engine = engineOf( type );
		const known = { ...source, type };
		return [
			...( canPlay( type ) || ( ! type && ! engine )
				? [ { source: known, engine: 'native' as const } ]
				: [] ),
			...( engine ? [ { source: known, engine } ] : [] ),
		];
	} );

/** Returns the sources of the element, its own `src` first. */
export function sourcesOf( media: HTMLMediaElement ): Source[] {
	const own = media.getAttribute( 'src' );
	return own
		? [ { src: own, type: '' } ]
		: [ ...media.querySelectorAll< HTMLSourceElement >( ':scope > source' ) ].map(
				( source ) => ( {
					src: source.getAttribute( 'src' ) ?? '',
					type: source.type,
				} )
			);
}
