import { readFileSync } from 'node:fs';
import {
	changeCaption,
	printCaption,
	readCaption,
	type Caption,
} from '../../model/shortcodes/caption';
import {
	changeEmbed,
	printEmbed,
	readEmbed,
	type EmbedShortcode,
} from '../../model/shortcodes/embed';
import {
	changeGallery,
	printGallery,
	readGallery,
	type Gallery,
} from '../../model/shortcodes/gallery';
import { changePlayer, printPlayer, readPlayer, type Player } from '../../model/shortcodes/player';
import {
	changePlaylist,
	printPlaylist,
	readPlaylist,
	type Playlist,
} from '../../model/shortcodes/playlist';
import { findShortcodes, type Pairs, type Shortcode } from '../../model/shortcodes/shortcode';

/** One row of shortcode-cases.json. */
export interface ShortcodeCase {
	text: string;
	/** The differences from a shortcode without attributes. */
	model: Record< string, unknown >;
	/** The text that the dialog inserts when nothing was changed. */
	printed: string;
	/** The text that the dialog of WordPress inserts instead. It loses or breaks something. */
	wordpress?: string;
	/** Named attributes, in their order. */
	named: Pairs;
	/** Named attributes that PHP reads in another way, or not at all. */
	php?: Record< string, string | null >;
	/** Name of a change. */
	change: string;
	/** The text after the change. */
	changed: string;
}

export const SHORTCODE_CASES = JSON.parse(
	readFileSync( 'features/media-library/tests/support/shortcode-cases.json', 'utf8' )
) as ShortcodeCase[];

interface Kind {
	read: ( shortcode: Shortcode ) => { written: Pairs };
	print: ( shortcode: Shortcode ) => string;
	/** Writes what was read. */
	keep: ( shortcode: Shortcode ) => string;
	/** Applies changes by name. */
	change: Record< string, ( shortcode: Shortcode ) => string >;
}

function kind< M extends { written: Pairs } >(
	read: ( shortcode: Shortcode ) => M,
	print: ( model: M ) => string,
	write: ( shortcode: Shortcode, model: M ) => string,
	changes: Record< string, ( model: M ) => Partial< M > >
): Kind {
	return {
		read,
		print: ( shortcode ) => print( read( shortcode ) ),
		keep: ( shortcode ) => write( shortcode, structuredClone( read( shortcode ) ) ),
		change: Object.fromEntries(
			Object.entries( changes ).map( ( [ name, change ] ) => [
				name,
				( shortcode ) => {
					const model = read( shortcode );
					return write( shortcode, { ...model, ...change( model ) } );
				},
			] )
		),
	};
}

const PLAYER = kind< Player >( readPlayer, printPlayer, changePlayer, {
	'other file': () => ( { sources: { ogg: 'https://example.org/new.ogg' }, src: '' } ),
	'loop and autoplay': ( { loop, autoplay } ) => ( { loop: ! loop, autoplay: ! autoplay } ),
	'loads all': () => ( { preload: 'auto' } ),
	'usual preload': ( { kind: name } ) => ( { preload: name === 'audio' ? 'none' : 'metadata' } ),
	track: ( { content } ) => ( { content: `${ content }<track src="/a.vtt">` } ),
	width: () => ( { width: 320 } ),
} );

const CAPTION = kind< Caption >( readCaption, printCaption, changeCaption, {
	text: () => ( { caption: 'A "new" <em>text</em> [1]' } ),
	align: () => ( { align: 'right' } ),
	image: () => ( { id: 77, image: '<img src="/new.jpg" width="10">', width: 10 } ),
} );

export const SHORTCODE_KINDS: Record< string, Kind > = {
	gallery: kind< Gallery >( readGallery, printGallery, changeGallery, {
		'file added': ( { ids } ) => ( { ids: [ ...ids, 99 ] } ),
		'files reversed': ( { ids } ) => ( { ids: [ ...ids ].reverse() } ),
		'four columns': () => ( { columns: 4 } ),
		'usual columns': () => ( { columns: 3 } ),
		'no links': () => ( { link: 'none' } ),
		'usual links': () => ( { link: 'post' } ),
		'random order': () => ( { isRandom: true } ),
		'own order': () => ( { isRandom: false, orderBy: '' } ),
		'large images': () => ( { size: 'large' } ),
	} ),
	playlist: kind< Playlist >( readPlaylist, printPlaylist, changePlaylist, {
		'file added': ( { ids } ) => ( { ids: [ ...ids, 99 ] } ),
		videos: () => ( { type: 'video' } ),
		'without list': () => ( { tracklist: false, artists: false } ),
		'all shown': () => ( { tracklist: true, tracknumbers: true, images: true, artists: true } ),
		'dark style': () => ( { style: 'dark' } ),
	} ),
	audio: PLAYER,
	video: PLAYER,
	embed: kind< EmbedShortcode >( readEmbed, printEmbed, changeEmbed, {
		'other URL': () => ( { url: 'https://example.org/new?a=1&b=2' } ),
		size: () => ( { width: 320, height: 180 } ),
		'usual size': () => ( { width: 0, height: 0 } ),
	} ),
	caption: CAPTION,
	wp_caption: CAPTION,
};

/** Returns the only shortcode of a case. */
export function shortcodeOf( { text }: Pick< ShortcodeCase, 'text' > ): Shortcode {
	const found = findShortcodes( text, Object.keys( SHORTCODE_KINDS ) );
	if ( found.length !== 1 ) {
		throw new Error( `Not one shortcode: ${ text }` );
	}
	return found[ 0 ]!;
}

/** Returns what differs from a shortcode of the same kind without attributes and content. */
export function modelOf( shortcode: Shortcode ): Record< string, unknown > {
	const { read } = SHORTCODE_KINDS[ shortcode.tag ]!;
	const empty: object = read( { ...shortcode, attributes: [], inside: '', content: '' } );
	const defaults = new Map( Object.entries( empty ) );
	return Object.fromEntries(
		Object.entries( read( shortcode ) ).filter(
			( [ name, value ] ) =>
				name !== 'written' &&
				JSON.stringify( value ) !== JSON.stringify( defaults.get( name ) )
		)
	);
}
