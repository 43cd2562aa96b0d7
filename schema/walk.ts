import type { FieldOptions, Fields, Json, Values } from './field-types';

/**
 * Levels of fields inside fields that are processed; deeper ones are skipped. Walk.php has the
 * same number.
 */
export const MAX_DEPTH = 10;

/** Describes one field and its value to a visitor function. */
export interface Place {
	name: string;
	/** `panels.2.title`; the index counts the repeater's rows. */
	path: string;
	field: FieldOptions;
	value: Json | undefined;
	siblings: Values;
}

/** Receives each field, and each row of a repeater, with the context that its parent returned. */
export interface Visitor< Context > {
	/** Returns the context of the fields inside; null to leave them out. */
	field: ( place: Place, context: Context ) => Context | null;
	/** Returns the context of the fields of this row. */
	row: ( row: Values, inner: Fields, context: Context ) => Context;
}

/** Returns a saved object; `{}` for anything else. PHP prints an empty object as `[]`. */
export function asValues( value: Json | undefined ): Values {
	return value !== null && typeof value === 'object' ? { ...( value as Values ) } : {};
}

/**
 * Returns the rows of a repeater from a list, or from an object with numeric keys as some old data
 * have. Returns the given list itself.
 */
export function rows( value: Json | undefined ): Json[] {
	if ( Array.isArray( value ) ) {
		return value;
	}
	return value !== null && typeof value === 'object' ? Object.values( value ) : [];
}

/**
 * Returns the fields inside a section, a repeater or a nested widget; undefined for other fields.
 */
export function innerFields( field: FieldOptions ): Fields | undefined {
	const { fields } = field as FieldOptions & { fields?: Fields };
	return fields !== null && typeof fields === 'object' ? fields : undefined;
}

/** Returns the saved value, or the field's default when nothing was saved. */
export function effectiveValue( field: FieldOptions, value: Json | undefined ): Json | undefined {
	return value ?? field.default;
}

export const joinPath = ( path: string, name: string | number ) =>
	path === '' ? `${ name }` : `${ path }.${ name }`;

/**
 * Goes through a field list and its values together. `section`, `tabs` and `widget` are objects, `repeater` is a list of objects.
 *
 *     { panels: [ { title } ], design: { gap } }  →  panels, panels.0.title, design, design.gap
 */
export function visitValues< Context >(
	fields: Fields,
	values: Values,
	context: Context,
	visitor: Visitor< Context >,
	path = '',
	depth = 1
): void {
	for ( const [ name, field ] of Object.entries( fields ) ) {
		const place: Place = {
			name,
			path: joinPath( path, name ),
			field,
			value: values[ name ],
			siblings: values,
		};
		const inside = visitor.field( place, context );
		const inner = innerFields( field );
		if ( inside === null || inner === undefined || depth >= MAX_DEPTH ) {
			continue;
		}
		if ( field.type !== 'repeater' ) {
			visitValues( inner, asValues( place.value ), inside, visitor, place.path, depth + 1 );
			continue;
		}
		rows( effectiveValue( field, place.value ) ).forEach( ( row, index ) => {
			const item = asValues( row );
			visitValues(
				inner,
				item,
				visitor.row( item, inner, inside ),
				visitor,
				joinPath( place.path, index ),
				depth + 1
			);
		} );
	}
}

/**
 * Returns the field list with each field replaced by the result of the function, groups before the
 * fields in them.
 */
export function mapFields(
	fields: Fields,
	change: ( field: FieldOptions ) => FieldOptions,
	depth = 1
): Fields {
	const out: Fields = {};
	for ( const [ name, field ] of Object.entries( fields ) ) {
		const changed = change( field );
		const inner = innerFields( changed );
		out[ name ] =
			inner === undefined
				? changed
				: ( {
						...changed,
						fields: depth < MAX_DEPTH ? mapFields( inner, change, depth + 1 ) : {},
					} as FieldOptions );
	}
	return out;
}

/**
 * Returns the values with each saved leaf replaced by the result of the function. Keys without a
 * field stay, and unchanged parts keep their identity.
 *
 * @returns `values` itself when nothing changed.
 */
export function mapValues(
	fields: Fields,
	values: Values,
	change: ( place: Place & { value: Json } ) => Json,
	path = '',
	depth = 1
): Values {
	let out = values;
	for ( const [ name, field ] of Object.entries( fields ) ) {
		const value = values[ name ];
		if ( value === undefined ) {
			continue;
		}
		const place = { name, path: joinPath( path, name ), field, value, siblings: values };
		const next =
			innerFields( field ) === undefined ? change( place ) : mapGroup( place, change, depth );
		if ( next !== value ) {
			out = { ...out, [ name ]: next };
		}
	}
	return out;
}

function mapGroup(
	{ field, value, path }: Place & { value: Json },
	change: ( place: Place & { value: Json } ) => Json,
	depth: number
): Json {
	const inner = innerFields( field );
	if (
		inner === undefined ||
		depth >= MAX_DEPTH ||
		value === null ||
		typeof value !== 'object'
	) {
		return value;
	}
	if ( field.type !== 'repeater' ) {
		return Array.isArray( value ) ? value : mapValues( inner, value, change, path, depth + 1 );
	}
	const before = rows( value );
	const after = before.map( ( row, index ) =>
		row !== null && typeof row === 'object' && ! Array.isArray( row )
			? mapValues( inner, row, change, joinPath( path, index ), depth + 1 )
			: row
	);
	return after.some( ( row, index ) => row !== before[ index ] ) ? after : value;
}

/**
 * Returns the values with `{}` where PHP printed `[]` for an empty group or row. Unchanged values
 * keep their objects.
 *
 *     { rows: [ [], { a } ], design: [] }  →  { rows: [ {}, { a } ], design: {} }
 *
 * @returns `values` itself when nothing changed.
 */
export function withObjects( fields: Fields, values: Values, depth = 1 ): Values {
	let out = values;
	for ( const [ name, field ] of Object.entries( fields ) ) {
		const inner = innerFields( field );
		const value = values[ name ];
		if ( inner === undefined || depth >= MAX_DEPTH || ! isObject( value ) ) {
			continue;
		}
		const asObject = ( one: Json ): Json => {
			if ( ! isObject( one ) || ( Array.isArray( one ) && one.length > 0 ) ) {
				return one;
			}
			return withObjects( inner, Array.isArray( one ) ? {} : one, depth + 1 );
		};
		const next = field.type === 'repeater' ? mapEntries( value, asObject ) : asObject( value );
		if ( next !== value ) {
			out = { ...out, [ name ]: next };
		}
	}
	return out;
}

const isObject = ( value: Json | undefined ): value is Json[] | Values =>
	value !== null && typeof value === 'object';

/**
 * Returns the list, or the object with numeric keys, with changed entries; the same object if none
 * changed.
 */
function mapEntries( value: Json[] | Values, change: ( entry: Json ) => Json ): Json[] | Values {
	const before = Object.entries( value );
	const after = before.map( ( [ key, entry ] ) => [ key, change( entry ) ] as const );
	if ( after.every( ( [ , entry ], index ) => entry === before[ index ]?.[ 1 ] ) ) {
		return value;
	}
	return Array.isArray( value )
		? after.map( ( [ , entry ] ) => entry )
		: Object.fromEntries( after );
}
