import { changeShortcode } from './change-shortcode';
import { printShortcode, withChanges, type Changes, type Pairs, type Shortcode } from './shortcode';
import {
	changesBetween,
	readBoolean,
	readInteger,
	readOneOf,
	writtenPairs,
	type Values,
} from './values';

const PRELOADS = [ 'none', 'metadata', 'auto' ] as const;

/** Extensions of files that WordPress plays. */
export const PLAYER_EXTENSIONS = [
	...[ 'mp3', 'ogg', 'flac', 'm4a', 'wav' ],
	...[ 'mp4', 'm4v', 'webm', 'ogv', 'flv' ],
] as const;

/** The shortcodes `[audio]` and `[video]`. */
export interface Player {
	kind: 'audio' | 'video';
	/** URLs by extension, in their order. */
	sources: Values;
	/** A URL of any type; '' for none. */
	src: string;
	/** An image before a video; '' for none. */
	poster: string;
	loop: boolean;
	autoplay: boolean;
	preload: ( typeof PRELOADS )[ number ];
	/** In pixels. */
	width: number;
	/** In pixels; 0 for audio. */
	height: number;
	/** HTML between the tags: `<track>` elements of videos. */
	content: string;
	/** All named attributes as written, also unknown ones. */
	written: Pairs;
}

export const PLAYER_DEFAULTS = {
	audio: { src: '', loop: 'false', autoplay: 'false', preload: 'none', width: '400' },
	video: {
		...{ src: '', poster: '', loop: 'false', autoplay: 'false', preload: 'metadata' },
		...{ width: '640', height: '360' },
	},
} as const satisfies Record< Player[ 'kind' ], Values >;

/** WordPress compares these with numbers, so that it also writes a text like the default. */
const NUMBERS = [ 'width', 'height' ];

/** Returns the player of attributes. */
export function playerFrom( kind: Player[ 'kind' ], written: Pairs, content: string ): Player {
	const defaults: Values = PLAYER_DEFAULTS[ kind ];
	const values: Values = { ...defaults, ...Object.fromEntries( written ) };
	const extensions: readonly string[] = PLAYER_EXTENSIONS;
	return {
		kind,
		sources: Object.fromEntries(
			written.filter( ( [ name ] ) => extensions.includes( name ) )
		),
		src: values.src ?? '',
		poster: kind === 'video' ? ( values.poster ?? '' ) : '',
		loop: readBoolean( values.loop ?? '' ),
		autoplay: readBoolean( values.autoplay ?? '' ),
		preload: readOneOf( values.preload, PRELOADS, kind === 'audio' ? 'none' : 'metadata' ),
		width: readInteger( values.width, Number( defaults.width ) ),
		height: kind === 'video' ? readInteger( values.height, Number( defaults.height ) ) : 0,
		content,
		written,
	};
}

const valuesOf = ( player: Player ): Values => ( {
	...player.sources,
	src: player.src,
	loop: String( player.loop ),
	autoplay: String( player.autoplay ),
	preload: player.preload,
	width: String( player.width ),
	...( player.kind === 'video' && { poster: player.poster, height: String( player.height ) } ),
} );

const changesOf = ( before: Player, next: Player ) =>
	changesBetween( valuesOf( before ), valuesOf( next ), ( name, value ) => {
		const defaults: Values = PLAYER_DEFAULTS[ next.kind ];
		return value === '' || value === defaults[ name ];
	} );

export const readPlayer = ( shortcode: Shortcode ): Player =>
	playerFrom(
		shortcode.tag === 'audio' ? 'audio' : 'video',
		writtenPairs( shortcode ),
		shortcode.content
	);

/**
 * Returns the player of a file, as WordPress inserts it: a video has the size of the file.
 *
 * @param kind      Kind of the file.
 * @param extension Extension of the file.
 * @param url       URL of the file.
 * @param more      Poster, width and height of a video.
 */
export const newPlayer = (
	kind: Player[ 'kind' ],
	extension: string,
	url: string,
	more: Partial< Record< 'poster' | 'width' | 'height', string > > = {}
): Player => playerFrom( kind, [ ...Object.entries( more ), [ extension, url ] ], '' );

/**
 * Returns the text of a player after a change. What did not change stays, to the byte.
 *
 * @param shortcode Shortcode as found.
 * @param next      Player.
 * @param more      Changes of attributes that a player does not have.
 */
export const changePlayer = (
	shortcode: Shortcode,
	next: Player,
	more: Changes = new Map()
): string =>
	changeShortcode(
		shortcode,
		new Map( [ ...changesOf( readPlayer( shortcode ), next ), ...more ] ),
		next.content
	);

/** Returns the text that WordPress's own dialog inserts for the player. */
export function printPlayer( player: Player ): string {
	const { kind, written, content } = player;
	const values = withChanges(
		written,
		changesOf( playerFrom( kind, written, content ), player )
	);
	const defaults: Values = PLAYER_DEFAULTS[ kind ];
	const needed = Array.from( values ).filter(
		( [ name, value ] ) => NUMBERS.includes( name ) || value !== defaults[ name ]
	);
	return printShortcode( kind, needed, content );
}
