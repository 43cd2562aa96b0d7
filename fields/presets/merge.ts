import type { Json, Values } from '../../schema/field-types';

/** Levels that a preset may reach into; what lies deeper is taken as one value. */
const MAX_DEPTH = 10;

type Path = string[];

const isObject = ( value: Json | undefined ): value is Values =>
	value !== null && typeof value === 'object' && ! Array.isArray( value );

/** Where a preset puts values: `{ design: { title: { color } } }` → `[ [ 'design', 'title', 'color' ] ]`. Lists are one value. */
export function leaves( preset: Values, path: Path = [] ): Path[] {
	return Object.entries( preset ).flatMap( ( [ key, value ] ) => {
		const place = [ ...path, key ];
		return isObject( value ) && place.length < MAX_DEPTH ? leaves( value, place ) : [ place ];
	} );
}

/** The value at this place, or undefined. */
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

/** The values with this one at its place, all others as they were. `undefined` takes the key away. */
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

/** The values with the preset's laid over them. */
export const merged = ( values: Values, preset: Values ): Values =>
	leaves( preset ).reduce(
		( all, path ) => withValueAt( all, path, valueAt( preset, path ) ),
		values
	);

/** The values with these places as they were in an earlier copy. */
export const restored = ( values: Values, before: Values, paths: Path[] ): Values =>
	paths.reduce( ( all, path ) => withValueAt( all, path, valueAt( before, path ) ), values );
