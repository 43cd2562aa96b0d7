import {
	changePlayer,
	PLAYER_DEFAULTS,
	PLAYER_EXTENSIONS,
	playerFrom,
	type Player,
} from '../shortcodes/player';
import { findShortcodes, namedValues } from '../shortcodes/shortcode';
import { changeTrack, removeTrack, type TrackTexts } from './tracks';

/** Values of WordPress's model of a player: texts, and other types after a change. */
export type PlayerValues = Readonly< Record< string, unknown > >;

/** New values of properties of the model; null removes one. */
export type PlayerChanges = Readonly< Record< string, string | boolean | null > >;

export type PlayerEvent =
	/** `name` is the format, or `src`. */
	| { type: 'sourceRemoved'; name: string }
	| { type: 'posterRemoved' }
	| { type: 'preloadChosen'; preload: Player[ 'preload' ] }
	| { type: 'toggled'; name: 'autoplay' | 'loop'; isOn: boolean }
	| { type: 'trackChanged'; at: number; changes: Partial< TrackTexts > }
	| { type: 'trackRemoved'; at: number };

/** A file of a player. */
export interface Source {
	/** Attribute that has it: its format, or `src` for any format. */
	name: string;
	url: string;
	/** Extension in lower case; '' if it is not one that WordPress plays. */
	format: string;
}

/** Returns the properties that an event changes. */
export function changesOfPlayer( player: Player, event: PlayerEvent ): PlayerChanges {
	switch ( event.type ) {
		case 'sourceRemoved':
			return { [ event.name ]: null };
		case 'posterRemoved':
			return { poster: null };
		case 'preloadChosen':
			return { preload: event.preload };
		case 'toggled':
			return { [ event.name ]: event.isOn };
		case 'trackChanged':
			return { content: changeTrack( player.content, event.at, event.changes ) };
		case 'trackRemoved':
			return { content: removeTrack( player.content, event.at ) };
	}
}

/** Returns the format of a file by its URL without the query; '' if WordPress does not play it. */
export function formatOf( url: string ): string {
	const path = url.replace( /[?#].*$/s, '' ).toLowerCase();
	return PLAYER_EXTENSIONS.find( ( format ) => path.endsWith( `.${ format }` ) ) ?? '';
}

/** Returns the files of a player in the order in which browsers try them. */
export function sourcesOf( { src, sources }: Player ): Source[] {
	return [
		...( src ? [ { name: 'src', url: src, format: formatOf( src ) } ] : [] ),
		...PLAYER_EXTENSIONS.flatMap( ( name ) => {
			const url = sources[ name ];
			return url ? [ { name, url, format: name } ] : [];
		} ),
	];
}

/**
 * Returns the formats that could be added to a player.
 *
 * @param player Player.
 * @param mimes  MIME types of the formats that the site accepts.
 */
export function missingFormats(
	player: Player,
	mimes: Readonly< Record< string, string > >
): string[] {
	const present = sourcesOf( player ).map( ( { format } ) => format );
	return Object.keys( mimes ).filter(
		( format ) =>
			mimes[ format ]!.startsWith( `${ player.kind }/` ) && ! present.includes( format )
	);
}

/** Returns whether WordPress shows the player of another site for this URL. */
export const isEmbedded = ( { kind, src }: Player ): boolean =>
	kind === 'video' && /youtube|youtu\.be|vimeo/.test( src );

const isPlain = ( value: unknown ): value is string | number | boolean =>
	[ 'string', 'number', 'boolean' ].includes( typeof value );

/** Returns the player of WordPress's model. */
export function playerOf( kind: Player[ 'kind' ], { content, ...values }: PlayerValues ): Player {
	const pairs = Object.entries( values ).flatMap( ( [ name, value ] ) =>
		isPlain( value ) ? [ [ name, String( value ) ] as const ] : []
	);
	return playerFrom( kind, pairs, isPlain( content ) ? String( content ) : '' );
}

/**
 * Returns the text of a shortcode with the values of WordPress's model; undefined for a text that is not one
 * shortcode. What did not change stays, to the byte, also attributes that WordPress does not know.
 *
 * @param kind     Name of the shortcode.
 * @param text     Text from which the model was made.
 * @param values   Values of the model.
 * @param defaults Values that WordPress adds to the model.
 */
export function changedPlayerText(
	kind: Player[ 'kind' ],
	text: string,
	values: PlayerValues,
	defaults: PlayerValues
): string | undefined {
	const [ shortcode ] = findShortcodes( text, [ kind ] );
	if ( shortcode?.text !== text ) {
		return undefined;
	}
	const next = playerOf( kind, values );
	// The model of audio has no content.
	const { content } = kind === 'video' ? next : shortcode;
	return changePlayer(
		shortcode,
		{ ...next, content },
		otherChanges( kind, namedValues( shortcode ), values, defaults )
	);
}

const textOf = ( value: unknown ): string => ( isPlain( value ) ? String( value ) : '' );

/** Returns the changes of attributes that other plugins have added. */
function otherChanges(
	kind: Player[ 'kind' ],
	written: ReadonlyMap< string, string >,
	values: PlayerValues,
	defaults: PlayerValues
): Map< string, string | null > {
	const known = [ ...PLAYER_EXTENSIONS, ...Object.keys( PLAYER_DEFAULTS[ kind ] ), 'content' ];
	const names = new Set( [ ...written.keys(), ...Object.keys( values ) ] );
	const changes = new Map< string, string | null >();
	for ( const name of names ) {
		const [ after, usual ] = [ textOf( values[ name ] ), textOf( defaults[ name ] ) ];
		const isChanged = after !== ( written.get( name ) ?? usual );
		if ( isChanged && ! known.includes( name ) && /^[\w-]+$/.test( name ) ) {
			changes.set( name, after === '' || after === usual ? null : after );
		}
	}
	return changes;
}
