import type { Json, Values } from '../../schema/field-types';
import { toKey } from '../form/options';

/** A place; each part may be ''. */
export interface Place {
	name: string;
	address: string;
	/** `(lat, lng)` */
	location: string;
}

/** The parts of a saved value, as they are: an object, JSON text of one, or an address in plain text. Empty for anything else. */
function readParts( raw: Json | undefined ): Values {
	if ( typeof raw !== 'string' ) {
		return raw !== null && typeof raw === 'object' && ! Array.isArray( raw ) ? raw : {};
	}
	const text = raw.trim();
	if ( text.startsWith( '{' ) ) {
		try {
			return JSON.parse( text ) as Values;
		} catch {
			// Broken JSON is shown as what it is: text.
		}
	}
	return text === '' ? {} : { address: raw };
}

const asText = ( raw: Json | undefined ) => ( typeof raw === 'boolean' ? '' : toKey( raw ) );

/** Plain text in one line; the twin of Field::text(). */
const oneLine = ( raw: Json | undefined ) =>
	asText( raw )
		.replace( /<[^<>]*>/gu, '' )
		.replace( /\p{Cc}+/gu, ' ' )
		.trim();

/** The place that a saved value means. The twin of Field::clean(). */
export function readPlace( raw: Json | undefined ): Place {
	const { name, address, location } = readParts( raw );
	return { name: oneLine( name ), address: oneLine( address ), location: oneLine( location ) };
}

/**
 * What the text box shows: name and address without saying anything twice, else the coordinates; spaces stay as they are typed.
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

/** Whether something is saved that is no place and of which nothing can be shown. */
export function isUnreadable( raw: Json | undefined ): boolean {
	const isNothing =
		raw === undefined ||
		raw === null ||
		raw === '' ||
		raw === false ||
		( typeof raw === 'object' && Object.values( raw ).every( ( part ) => part === '' ) );
	return ! isNothing && shownText( raw ).trim() === '' && typeof raw !== 'string';
}
