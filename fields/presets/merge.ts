import type { Json, Values } from '../../schema/field-types';

/** Maximum depth of a preset; deeper values count as one value. */
const MAX_DEPTH = 10;

type Path = string[];

const isObject = ( value: Json | undefined ): value is Values =>
	value !== null && typeof value === 'object' && ! Array.isArray( value );

/**
 * Returns the paths that a preset sets: `{ design: { title: { color } } }` → `[ [ 'design',
 * 'title', 'color' ] ]`. Lists are one value.
 */
export function leaves( preset: Values, path: Path = [] ): Path[] {
	return Object.entries( preset ).flatMap( ( [ key, value ] ) => {
		const place = [ ...path, key ];
		return isObject( value ) && place.length < MAX_DEPTH ? leaves( value, place ) : [ place ];
	} );
}

/** Returns the value at this path, or undefined. */
export function valueAt( values: Json | undefined, path: Path ): Json | undefined {
	return path.reduce< Json | undefined >(
		( inside, key ) =>
			inside !== null && typeof inside === 'object' ? ( inside as Values )[ key ] : undefined,
		values
	);
}

function copyOf( values: Json ): Json {
	if ( Array.isArray( values ) ) {
		return [ ...values ];
	}
	return isObject( values ) ? { ...values } : {};
}

/** Returns the values with this one at its path. `undefined` removes the key. */
export function withValueAt< T extends Json >(
	values: T,
	[ key, ...rest ]: Path,
	value: Json | undefined
): T {
	if ( key === undefined ) {
		return values;
	}
	const copy = copyOf( values ) as Values;
	const next = rest.length === 0 ? value : withValueAt( copy[ key ] ?? {}, rest, value );
	if ( next === undefined ) {
		delete copy[ key ];
	} else {
		copy[ key ] = next;
	}
	return copy as T;
}

/** Returns the values merged with the preset's. */
export const merged = ( values: Values, preset: Values ): Values =>
	leaves( preset ).reduce(
		( all, path ) => withValueAt( all, path, valueAt( preset, path ) ),
		values
	);

/** Returns the values with these paths restored from an earlier copy. */
export const restored = ( values: Values, before: Values, paths: Path[] ): Values =>
	paths.reduce( ( all, path ) => withValueAt( all, path, valueAt( before, path ) ), values );
