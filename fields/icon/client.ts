import { ajaxAction } from '../../rest/addresses';
import { environment } from '../environment';

export interface FamilyIcon {
	name: string;
	/** The icon's character in the family's font. */
	glyph: string;
	styles: string[];
	/** Text for the search: the name and its older names, one per line, without dashes. */
	words: string;
}

/** The sprite of a family; `isCut` if it has one file per first letter. */
export interface Sprite {
	url: string;
	version: string;
	isCut: boolean;
}

/** The current icon of an old name. `isForced`: always this style, whatever style was stored. */
export interface Alias {
	style: string;
	name: string;
	isForced: boolean;
}

export interface IconFamily {
	name: string;
	/** Style sheet of the family's font; '' for a family with a sprite. */
	styleUri: string;
	sprite?: Sprite;
	icons: FamilyIcon[];
	/** Key => label; empty for a family without styles. */
	styles: Record< string, string >;
	aliases: Map< string, Alias >;
}

export type FamilyAnswer =
	| { ok: true; family: IconFamily }
	| { ok: false; reason: 'offline' | 'not-json' | 'refused' | 'unknown' };

/**
 * Returns the raw response of `siteorigin_widgets_get_icons`. Rejects with a TypeError without a
 * connection.
 */
export type FetchFamily = ( key: string ) => Promise< Response >;

const fromServer: FetchFamily = ( key ) => {
	const { ajaxUrl, widgetsNonce, iconsVersion } = environment();
	const query = new URLSearchParams( {
		action: ajaxAction( 'siteorigin_widgets_get_icons' ),
		family: key,
		_widgets_nonce: widgetsNonce,
		// Browsers cache the response; another version of the plugin has another URL.
		ver: iconsVersion,
	} );
	return fetch( `${ ajaxUrl }?${ query }`, { credentials: 'same-origin' } );
};

let fetchFamily = fromServer;
const cache = new Map< string, Promise< FamilyAnswer > >();

/**
 * Replaces the request to admin-ajax, for the gallery and for tests; without an argument, restores
 * the default. Clears the cache.
 */
export function setFetchFamily( door: FetchFamily = fromServer ): void {
	fetchFamily = door;
	cache.clear();
}

/**
 * Loads a family once. Does not cache a failure, so that the next attempt loads again. Never
 * rejects.
 */
export function loadFamily( key: string ): Promise< FamilyAnswer > {
	const known = cache.get( key );
	if ( known ) {
		return known;
	}
	const answer = request( key ).then( ( result ) => {
		if ( ! result.ok ) {
			cache.delete( key );
		}
		return result;
	} );
	cache.set( key, answer );
	return answer;
}

async function request( key: string ): Promise< FamilyAnswer > {
	let response: Response;
	try {
		response = await fetchFamily( key );
	} catch {
		return { ok: false, reason: 'offline' };
	}
	if ( ! response.ok ) {
		return { ok: false, reason: 'refused' };
	}
	try {
		const family = parseFamily( await response.json() );
		return family ? { ok: true, family } : { ok: false, reason: 'unknown' };
	} catch {
		return { ok: false, reason: 'not-json' };
	}
}

/**
 * `{ name, style_uri, icons: { ship: '&#xf21a;' | { unicode, styles } }, styles? }`; an unknown
 * family is `[]`. Families of the plugin add `sprite: { url, version, is_cut }` and `aliases: {
 * home: [ 'sow-fas', 'house' ] }`.
 */
export function parseFamily( answer: unknown ): IconFamily | undefined {
	const given = recordOf( answer );
	if ( given.icons === null || typeof given.icons !== 'object' ) {
		return undefined;
	}
	const aliases = readAliases( recordOf( given.aliases ) );
	const oldNames = new Map< string, string[] >();
	for ( const [ old, { name } ] of aliases ) {
		oldNames.set( name, [ ...( oldNames.get( name ) ?? [] ), old ] );
	}
	return {
		name: String( given.name ?? '' ),
		styleUri: String( given.style_uri ?? '' ),
		icons: Object.entries( given.icons ).map( ( [ icon, value ] ) =>
			readIcon( icon, value, oldNames.get( icon ) ?? [] )
		),
		styles: recordOf( given.styles ) as Record< string, string >,
		aliases,
		...readSprite( recordOf( given.sprite ) ),
	};
}

/** PHP encodes an empty object as an empty list. */
const recordOf = ( value: unknown ): Record< string, unknown > =>
	value !== null && typeof value === 'object' && ! Array.isArray( value )
		? ( value as Record< string, unknown > )
		: {};

function readAliases( given: Record< string, unknown > ): IconFamily[ 'aliases' ] {
	const aliases: IconFamily[ 'aliases' ] = new Map();
	for ( const [ old, alias ] of Object.entries( given ) ) {
		const [ style, name, isForced ] = Array.isArray( alias ) ? alias : [];
		if ( typeof style === 'string' && typeof name === 'string' ) {
			aliases.set( old, { style, name, isForced: isForced === true } );
		}
	}
	return aliases;
}

const readSprite = ( { url, version, is_cut: isCut }: Record< string, unknown > ) =>
	typeof url === 'string'
		? { sprite: { url, version: String( version ?? '' ), isCut: isCut === true } }
		: {};

/** Treats dashes and underscores as spaces. */
export const wordsOf = ( text: string ) => text.toLowerCase().replace( /[-_]+/g, ' ' ).trim();

function readIcon( name: string, value: unknown, oldNames: string[] ): FamilyIcon {
	const { unicode = '', styles = [] } =
		typeof value === 'string'
			? { unicode: value }
			: ( ( value ?? {} ) as { unicode?: string; styles?: string[] } );
	return {
		name,
		glyph: readGlyph( String( unicode ) ),
		styles: Array.isArray( styles ) ? styles : [],
		words: [ name, ...oldNames ].map( wordsOf ).join( '\n' ),
	};
}

/** `&#xf21a;` → the character. */
function readGlyph( text: string ): string {
	return text.replace( /&#(x?)([0-9a-f]+);/gi, ( _, isHex, digits ) =>
		String.fromCodePoint( Number.parseInt( digits, isHex ? 16 : 10 ) )
	);
}
