export interface Source {
	src: string;
	/** A MIME type; empty where nobody knows. */
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

/** The type that is said, else the one that the name of the file tells. */
export function typeOf( { src, type }: Source ): string {
	const ending = /\.(\w+)(?:[?#]|$)/.exec( src.replace( /^\w+:\/\/[^/]*/, '' ) )?.[ 1 ];
	return ( type || TYPES[ ending?.toLowerCase() ?? '' ] || '' ).toLowerCase();
}

/** The engine for types that few browsers play by themselves. */
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
 * All ways to play the sources, best first. The browser itself comes before an engine wherever it says that it might,
 * since it costs no bytes; "maybe" may be wrong, then the engine is next.
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

/** The sources that stand in the element, its own first. */
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
