import { environment } from '../environment';

export interface FamilyIcon {
	name: string;
	/** The character that the family's font draws. */
	glyph: string;
	styles: string[];
}

export interface IconFamily {
	name: string;
	/** Style sheet that draws the family. */
	styleUri: string;
	icons: FamilyIcon[];
	/** Key => label; empty for a family without styles. */
	styles: Record< string, string >;
}

export type FamilyAnswer =
	| { ok: true; family: IconFamily }
	| { ok: false; reason: 'offline' | 'not-json' | 'refused' | 'unknown' };

/** The answer of `siteorigin_widgets_get_icons`, still unread. Rejects with a TypeError when there is no connection. */
export type FetchFamily = ( key: string ) => Promise< Response >;

const fromServer: FetchFamily = ( key ) => {
	const { ajaxUrl, widgetsNonce } = environment();
	const query = new URLSearchParams( {
		action: 'siteorigin_widgets_get_icons',
		family: key,
		_widgets_nonce: widgetsNonce,
	} );
	return fetch( `${ ajaxUrl }?${ query }`, { credentials: 'same-origin' } );
};

let fetchFamily = fromServer;
const cache = new Map< string, Promise< FamilyAnswer > >();

/** Puts another door in place of admin-ajax, for the gallery and for tests; without one the real door is back. Forgets what was loaded. */
export function setFetchFamily( door: FetchFamily = fromServer ): void {
	fetchFamily = door;
	cache.clear();
}

/** Loads a family once; a failure is forgotten, so that the next try asks again. Never rejects. */
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

/** `{ name, style_uri, icons: { ship: '&#xf21a;' | { unicode, styles } }, styles? }`; an unknown family is `[]`. */
export function parseFamily( answer: unknown ): IconFamily | undefined {
	const {
		name,
		style_uri: styleUri,
		icons,
		styles,
	} = ( answer ?? {} ) as Record< string, unknown >;
	if ( icons === null || typeof icons !== 'object' ) {
		return undefined;
	}
	return {
		name: String( name ?? '' ),
		styleUri: String( styleUri ?? '' ),
		icons: Object.entries( icons ).map( ( [ icon, value ] ) => readIcon( icon, value ) ),
		styles:
			styles !== null && typeof styles === 'object' && ! Array.isArray( styles )
				? ( styles as Record< string, string > )
				: {},
	};
}

function readIcon( name: string, value: unknown ): FamilyIcon {
	const { unicode = '', styles = [] } =
		typeof value === 'string'
			? { unicode: value }
			: ( ( value ?? {} ) as { unicode?: string; styles?: string[] } );
	return {
		name,
		glyph: readGlyph( String( unicode ) ),
		styles: Array.isArray( styles ) ? styles : [],
	};
}

/** `&#xf21a;` → the character. */
function readGlyph( text: string ): string {
	return text.replace( /&#(x?)([0-9a-f]+);/gi, ( _, isHex, digits ) =>
		String.fromCodePoint( Number.parseInt( digits, isHex ? 16 : 10 ) )
	);
}
