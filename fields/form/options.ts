import { __, sprintf } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';

export interface Option {
	value: string;
	label: string;
}

/** Returns a key as words: `landscape_man-made` → `Landscape man made`. */
export function readable( key: string ): string {
	const words = key.replace( /[_-]+/g, ' ' ).trim();
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/**
 * Returns the choices of a field: `options` in widget.json is a list of keys or an object key =>
 * label. Empty for anything else.
 */
export function readOptions( options: unknown ): Option[] {
	if ( Array.isArray( options ) ) {
		return options
			.filter( isKey )
			.map( ( key ) => ( { value: String( key ), label: readable( String( key ) ) } ) );
	}
	if ( options !== null && typeof options === 'object' ) {
		return Object.entries( options ).map( ( [ value, label ] ) => ( {
			value,
			label: typeof label === 'string' && label !== '' ? label : readable( value ),
		} ) );
	}
	return [];
}

/** Returns a saved key as text; '' for lists, objects and null. `true` is '1' as in PHP. */
export function toKey( value: Json | undefined ): string {
	if ( typeof value === 'boolean' ) {
		return value ? '1' : '';
	}
	return isKey( value ) ? String( value ) : '';
}

/**
 * Returns a saved key; without one, and if empty is not a choice, the default that the page is
 * rendered with.
 */
export function keyOrDefault(
	value: Json | undefined,
	options: Option[],
	fallback: Json | undefined
): string {
	const key = toKey( value );
	return key !== '' || options.some( ( option ) => option.value === '' )
		? key
		: toKey( fallback );
}

/**
 * Returns a saved list of unique keys. Older content can also have a single key, keys separated by
 * commas, or an object with numeric keys.
 */
export function readKeys( value: Json | undefined ): string[] {
	const list =
		value !== null && typeof value === 'object'
			? Object.values( value ).map( toKey )
			: toKey( value )
					.split( ',' )
					.map( ( key ) => key.trim() );
	return [ ...new Set( list.filter( ( key ) => key !== '' ) ) ];
}

/**
 * Returns a saved key if it is a choice, otherwise the default if that is a choice, otherwise ''.
 * Without choices, any key is valid: they may load later.
 */
export function pickKey(
	value: Json | undefined,
	options: Option[],
	fallback: Json | undefined
): string {
	const key = toKey( value );
	if ( options.length === 0 || options.some( ( option ) => option.value === key ) ) {
		return key;
	}
	const initial = toKey( fallback );
	return options.some( ( option ) => option.value === initial ) ? initial : '';
}

/** Returns the label of a saved key that is not a choice of its field. */
export function unavailableLabel( key: string ): string {
	/* translators: %s: a saved key that the field does not offer. */
	return sprintf( __( '“%s” (not available)', 'pagewright' ), key );
}

function isKey( value: unknown ): value is string | number {
	return typeof value === 'string' || ( typeof value === 'number' && Number.isFinite( value ) );
}
