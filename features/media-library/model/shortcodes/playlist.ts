import {
	changeCollection,
	printCollection,
	readCollection,
	type Collection,
	type CollectionKind,
} from './collection';
import type { Shortcode } from './shortcode';
import { readBoolean, writtenPairs, type Values } from './values';

const SWITCHES = [ 'tracklist', 'tracknumbers', 'images', 'artists' ] as const;

type Switch = ( typeof SWITCHES )[ number ];

/** Returns a value for each switch of a playlist. */
export const switchesOf = < T >( valueOf: ( name: Switch ) => T ) =>
	Object.fromEntries( SWITCHES.map( ( name ) => [ name, valueOf( name ) ] ) ) as Record<
		Switch,
		T
	>;

export interface Playlist extends Collection, Record< Switch, boolean > {
	type: 'audio' | 'video';
	/** Name of a style, such as `light` and `dark`. */
	style: string;
}

export const PLAYLIST_DEFAULTS = {
	style: 'light',
	...switchesOf( () => 'true' ),
	type: 'audio',
} satisfies Values;

const KIND: CollectionKind< Playlist > = {
	tag: 'playlist',
	defaults: PLAYLIST_DEFAULTS,
	siteDefaults: PLAYLIST_DEFAULTS,
	read( written ) {
		const values: Values = {
			...PLAYLIST_DEFAULTS,
			...Object.fromEntries( written ),
		};
		return {
			...readCollection( written ),
			type: values.type === 'audio' ? 'audio' : 'video',
			style: values.style || PLAYLIST_DEFAULTS.style,
			...switchesOf( ( name ) => readBoolean( values[ name ] ?? '' ) ),
		};
	},
	values: ( { type, style, ...playlist } ) => ( {
		type,
		style,
		...switchesOf( ( name ) => String( playlist[ name ] ) ),
	} ),
};

export const readPlaylist = ( shortcode: Shortcode ): Playlist =>
	KIND.read( writtenPairs( shortcode ) );

export const newPlaylist = ( type: Playlist[ 'type' ], ids: readonly number[] ): Playlist => ( {
	...KIND.read( [] ),
	type,
	ids,
} );

/** Returns the text of a playlist after a change. What did not change stays, to the byte. */
export const changePlaylist = ( shortcode: Shortcode, next: Playlist ): string =>
	changeCollection( shortcode, next, KIND );

/** Returns the text that WordPress's own dialog inserts for the playlist. */
export const printPlaylist = ( playlist: Playlist ): string =>
	printCollection( playlist, KIND, playlist.type === 'video' ? 'video' : undefined );
