import type { Json, Values } from '../../schema/field-types';
import { rangeText } from '../date-range/range';
import { toKey } from '../form/options';

/** Parts in the written order. */
const KEYS = [
	'post_type',
	'post__in',
	'tax_query',
	'tax_query_relation',
	'date_type',
	'date_query',
	'date_query_relative',
	'orderby',
	'order',
	'posts_per_page',
	'posts_limit',
	'sticky',
	'additional',
];

/** Whether a group of the form is open; content of other plugins has it among the parts. */
export const FORM_STATE = 'so_field_container_state';

/**
 * Reads the parts of a saved query: a string (`additional` decoded), JSON, or an object; empty for
 * anything else. The browser version of QueryString.php.
 */
export function readQuery( saved: Json | undefined ): Values {
	if ( saved !== null && typeof saved === 'object' ) {
		return Array.isArray( saved ) ? {} : saved;
	}
	const text = typeof saved === 'string' ? saved.replace( /^[? ]+/, '' ) : '';
	if ( text.startsWith( '{' ) ) {
		return readJson( text );
	}
	const parts: Values = {};
	for ( const part of text.replaceAll( '&amp;', '&' ).split( '&' ) ) {
		const [ , key = '', value = '' ] = /^([^=]*)=?([^]*)$/.exec( part ) ?? [];
		if ( isKey( key ) ) {
			// WordPress's slugs contain percent signs.
			parts[ key ] = key === 'tax_query' ? value : decode( value );
		}
	}
	return parts;
}

/** Returns the parts as one string; skips empty ones and joins lists with commas. */
export function writeQuery( parts: Values ): string {
	const others = Object.keys( parts ).filter(
		( key ) => isKey( key ) && ! KEYS.includes( key ) && key !== FORM_STATE
	);
	return [ ...KEYS, ...others ]
		.map( ( key ) => [ key, textOf( key, parts[ key ] ) ] )
		.filter( ( [ , text ] ) => text !== '' )
		.map( ( [ key, text ] ) => `${ key }=${ text }` )
		.join( '&' );
}

/** Returns a saved query as the string that classic widgets store; a string stays unchanged. */
export const queryText = ( saved: Json | undefined ): string =>
	typeof saved === 'string' ? saved.replace( /^ +| +$/g, '' ) : writeQuery( readQuery( saved ) );

function textOf( key: string, value: Json | undefined ): string {
	if ( key === 'additional' ) {
		return encode( additionalText( value ) );
	}
	const text =
		value !== null && typeof value === 'object' ? listText( key, value ) : toKey( value );
	return text.replace( /[\x00-\x1f\x7f<>]/g, '' ).replaceAll( '&', '%26' );
}

function listText( key: string, value: Json[] | Values ): string {
	return key.startsWith( 'date_query' )
		? rangeText( value, key === 'date_query_relative' )
		: Object.values( value )
				.map( toKey )
				.filter( ( entry ) => entry !== '' )
				.join( ',' );
}

/** Returns `additional` as typed: some content also has it encoded inside an object. */
function additionalText( value: Json | undefined ): string {
	const text = toKey( value );
	return text.includes( '=' ) ? text : decode( text );
}

/** Encodes like PHP's rawurlencode(); replaces half of a surrogate pair. */
const encode = ( text: string ) =>
	encodeURIComponent( text.replace( /\p{Surrogate}/gu, '\ufffd' ) ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** Invalid bytes stay unchanged. */
function decode( text: string ): string {
	try {
		return decodeURIComponent( text.replace( /%(?![0-9a-f]{2})/gi, '%25' ) );
	} catch {
		return text;
	}
}

function readJson( text: string ): Values {
	try {
		const found: unknown = JSON.parse( text );
		return found !== null && typeof found === 'object' ? ( found as Values ) : {};
	} catch {
		return {};
	}
}

const isKey = ( key: string ) => /^[a-z]\w*$/i.test( key );
