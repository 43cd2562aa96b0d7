import type { Json, Values } from '../../schema/field-types';
import { toKey } from '../form/options';

/** A place; each part can be ''. */
export interface Place {
	name: string;
	address: string;
	/** `(lat, lng)` */
	location: string;
}

/**
 * Returns the raw parts of a saved value: an object, its JSON text, or an address in plain text.
 * Empty for anything else.
 */
function readParts( raw: Json | undefined ): Values {
	if ( typeof raw !== 'string' ) {
		return raw !== null && typeof raw === 'object' && ! Array.isArray( raw ) ? raw : {};
	}
	const text = raw.trim();
	if ( text.startsWith( '{' ) ) {
		try {
			return JSON.parse( text ) as Values;
		} catch {
			// Shows broken JSON as text.
		}
	}
	return text === '' ? {} : { address: raw };
}

const asText = ( raw: Json | undefined ) => ( typeof raw === 'boolean' ? '' : toKey( raw ) );

/** Returns plain text in one line; the browser version of Field::text(). */
const oneLine = ( raw: Json | undefined ) =>
	asText( raw )
		.replace( /<[^<>]*>/gu, '' )
		.replace( /\p{Cc}+/gu, ' ' )
		.trim();

/** Returns the place of a saved value. The browser version of Field::clean(). */
export function readPlace( raw: Json | undefined ): Place {
	const { name, address, location } = readParts( raw );
	return { name: oneLine( name ), address: oneLine( address ), location: oneLine( location ) };
}

/**
 * Returns the text of the text box: name and address without repetition, otherwise the coordinates.
 * Keeps spaces while the user types.
 *
 *     Eiffel Tower + 5 Avenue Anatole France, Paris  →  Eiffel Tower, 5 Avenue Anatole France, Paris
 *     Paris        + Paris, France                   →  Paris, France
 */
export function shownText( raw: Json | undefined ): string {
	const parts = readParts( raw );
	const name = asText( parts.name );
	const address = asText( parts.address );
	if ( name === '' || address === '' ) {
		return name || address || asText( parts.location );
	}
	return address.toLowerCase().includes( name.trim().toLowerCase() )
		? address
		: `${ name }, ${ address }`;
}

/** Returns whether the saved value is not a place and cannot be shown. */
export function isUnreadable( raw: Json | undefined ): boolean {
	const isNothing =
		raw === undefined ||
		raw === null ||
		raw === '' ||
		raw === false ||
		( typeof raw === 'object' && Object.values( raw ).every( ( part ) => part === '' ) );
	return ! isNothing && shownText( raw ).trim() === '' && typeof raw !== 'string';
}
