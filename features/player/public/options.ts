import { webAddress } from '../../../frontend/addresses';
import { readPageData } from '../../../frontend/page-data';
import {
	flag,
	list,
	number,
	optional,
	parse,
	shape,
	text,
	type Read,
} from '../../../frontend/read';

/** Texts of the player. The server sends translations; placeholders are in braces. */
export interface PlayerTexts {
	video: string;
	audio: string;
	play: string;
	pause: string;
	replay: string;
	mute: string;
	unmute: string;
	volume: string;
	seek: string;
	/** `{time}` and `{total}` are spoken durations: "1 minute 2 seconds". */
	position: string;
	live: string;
	captions: string;
	off: string;
	chapters: string;
	/** `{n}` is the number of a track without a name. */
	track: string;
	speed: string;
	/** `{n}` is a number: 1.5. */
	times: string;
	pip: string;
	exitPip: string;
	fullscreen: string;
	exitFullscreen: string;
	loading: string;
	download: string;
	retry: string;
	/** `{service}` is YouTube or Vimeo. */
	watch: string;
	mediaError: string;
	recoveryError: string;
	networkError: string;
	embedParameter: string;
	embedHtml5: string;
	embedMissing: string;
	embedForbidden: string;
	embedUnknown: string;
}

/** Controls of the bar, from start to end. */
export type Feature =
	| 'play'
	| 'volume'
	| 'current'
	| 'seek'
	| 'duration'
	| 'captions'
	| 'chapters'
	| 'speed'
	| 'download'
	| 'pip'
	| 'fullscreen';

export interface Embed {
	service: 'youtube' | 'vimeo';
	id: string;
	/** URL to watch the video on its site. */
	url: string;
	title?: string;
}

/** A script of a CDN; requires `integrity`. */
export interface Remote {
	url: string;
	integrity: string;
}

export interface PlayerOptions {
	/** 0 to 1. */
	startVolume: number;
	/** Share of the duration by which the arrow keys seek. */
	seekStep: number;
	framesPerSecond: number;
	/** After a pointer move or a key. */
	hideAfterMs: number;
	/** After the pointer entered. */
	hideAfterEnterMs: number;
	/** After the pointer left. */
	hideAfterLeaveMs: number;
	/** Interval of `timeupdate` events of embedded players. */
	timeUpdateMs: number;
	features: Feature[];
	/** Additional class prefix of all parts. */
	classPrefix: string;
	/** `m:ss`, `hh:mm:ss:ff`; empty for the shortest that fits the duration. */
	timeFormat: string;
	/** Whether keys work while the player has the focus. */
	keys: boolean;
	poster: string;
	loop: boolean;
	/** Seconds. */
	startAt: number;
	speeds: number[];
	/** Whether unplayable files are offered as a download. */
	download: boolean;
	embed?: Embed;
	cdn: Partial< Record< 'hls' | 'dash' | 'flv', Remote > >;
	texts: Partial< PlayerTexts >;
}

const TEXTS: PlayerTexts = {
	video: 'Video player',
	audio: 'Audio player',
	play: 'Play',
	pause: 'Pause',
	replay: 'Play again',
	mute: 'Mute',
	unmute: 'Unmute',
	volume: 'Volume',
	seek: 'Position',
	position: '{time} of {total}',
	live: 'Live',
	captions: 'Captions',
	off: 'Off',
	chapters: 'Chapters',
	track: 'Track {n}',
	speed: 'Speed',
	times: '{n}×',
	pip: 'Picture in picture',
	exitPip: 'Exit picture in picture',
	fullscreen: 'Full screen',
	exitFullscreen: 'Exit full screen',
	loading: 'Loading',
	download: 'Download file',
	retry: 'Try again',
	watch: 'Watch on {service}',
	mediaError: 'Media error: Format(s) not supported or source(s) not found',
	recoveryError: 'Cannot recover, last media error recovery failed',
	networkError: 'Network error',
	embedParameter: 'Invalid parameter.',
	embedHtml5: 'HTML5 player error.',
	embedMissing: 'Video not found or private.',
	embedForbidden: 'Embedding not allowed.',
	embedUnknown: 'Unknown error.',
};

export const DEFAULT_OPTIONS: PlayerOptions = {
	startVolume: 0.8,
	seekStep: 0.05,
	framesPerSecond: 25,
	hideAfterMs: 1500,
	hideAfterEnterMs: 2500,
	hideAfterLeaveMs: 1000,
	timeUpdateMs: 250,
	features: [
		'play',
		'volume',
		'current',
		'seek',
		'duration',
		'captions',
		'chapters',
		'speed',
		'pip',
		'fullscreen',
	],
	classPrefix: 'pagewright-player__',
	timeFormat: '',
	keys: true,
	poster: '',
	loop: false,
	startAt: 0,
	speeds: [ 0.5, 0.75, 1, 1.25, 1.5, 2 ],
	download: true,
	cdn: {},
	texts: {},
};

/** Data that all players of the page share: texts, and URLs of engines. */
const SHARED = 'wp-script-module-data-pagewright-player';

const FEATURES: unknown[] = [ ...DEFAULT_OPTIONS.features, 'download' ];

const oneEmbed: Read< Embed | undefined > = ( value ) => {
	const { service, ...embed } = shape( {
		service: text(),
		id: text( '', 200 ),
		url: webAddress,
		title: text(),
	} )( value );
	return service === 'youtube' || service === 'vimeo'
		? { ...embed, service, title: embed.title || undefined }
		: undefined;
};

/**
 * The site chooses scripts of a CDN: they come only from the page's script, and only with a hash.
 */
const remote = optional( shape( { url: webAddress, integrity: text() } ) );

const SCHEMA: { [ K in keyof PlayerOptions ]-?: Read< PlayerOptions[ K ] > } = {
	startVolume: number( DEFAULT_OPTIONS.startVolume, 0, 1 ),
	seekStep: number( DEFAULT_OPTIONS.seekStep, 0, 1 ),
	framesPerSecond: number( DEFAULT_OPTIONS.framesPerSecond, 1, 1000 ),
	hideAfterMs: number( DEFAULT_OPTIONS.hideAfterMs, 0, 60_000 ),
	hideAfterEnterMs: number( DEFAULT_OPTIONS.hideAfterEnterMs, 0, 60_000 ),
	hideAfterLeaveMs: number( DEFAULT_OPTIONS.hideAfterLeaveMs, 0, 60_000 ),
	timeUpdateMs: number( DEFAULT_OPTIONS.timeUpdateMs, 50, 60_000 ),
	features: ( value ) =>
		Array.isArray( value )
			? FEATURES.filter( ( name ): name is Feature => value.includes( name ) ).sort(
					( a, b ) => value.indexOf( a ) - value.indexOf( b )
				)
			: DEFAULT_OPTIONS.features,
	classPrefix: ( value ) => text( '', 100 )( value ).trim() || DEFAULT_OPTIONS.classPrefix,
	timeFormat: text( '', 50 ),
	keys: flag( true ),
	poster: webAddress,
	loop: flag(),
	startAt: number( 0, 0, 1e7 ),
	speeds: ( value ) => {
		const speeds = list( number( 0, 0.1, 16 ), 20 )( value ).filter( Boolean );
		return speeds.length ? speeds : DEFAULT_OPTIONS.speeds;
	},
	download: flag( true ),
	embed: oneEmbed,
	cdn: shape( { hls: remote, dash: remote, flv: remote } ),
	texts: shape(
		Object.fromEntries(
			Object.entries( TEXTS ).map( ( [ name, word ] ) => [ name, text( word ) ] )
		) as Record< keyof PlayerTexts, Read< string > >
	),
};

/** Returns the options of an element, merged with those of the page. */
export function optionsOf( root: HTMLElement ): PlayerOptions {
	const shared = readPageData( SHARED, Object );
	const own = Object( parse( root.dataset.options ) );
	return shape( SCHEMA )( { ...shared, ...own, cdn: shared.cdn } ) as PlayerOptions;
}

/** Adds defaults for missing options and texts. */
export const complete = ( given: Partial< PlayerOptions > ) => ( {
	...DEFAULT_OPTIONS,
	...given,
	texts: { ...TEXTS, ...given.texts },
} );

export type Settings = ReturnType< typeof complete >;
