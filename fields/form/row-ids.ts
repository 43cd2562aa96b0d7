import type { Json } from '../../schema/field-types';

let lastId = 0;

/** Returns a row ID that is unique on this page. */
export const newRowId = () => `row-${ ++lastId }`;

/** Maps objects to their row IDs, so that undo restores a row with its old ID. */
const known = new WeakMap< object, string >();

/**
 * Returns stable IDs for the rows of a repeater, which the data does not contain. React keys, focus
 * and open items depend on them. A row keeps its ID while it is the same object; a row that is
 * replaced externally takes the ID of the row in its position.
 *
 *     rows [ A, B', new ], before [ a, b ]  →  [ a, b, fresh ]
 */
export function identifyRows( list: readonly Json[], previous: readonly string[] ): string[] {
	const taken = new Set< string >();
	const claim = ( id: string | undefined ) => {
		if ( id === undefined || taken.has( id ) ) {
			return undefined;
		}
		taken.add( id );
		return id;
	};
	const sure = list.map( ( row ) => claim( isObject( row ) ? known.get( row ) : undefined ) );
	return list.map( ( row, index ) => {
		const id = sure[ index ] ?? claim( previous[ index ] ) ?? ( claim( newRowId() ) as string );
		rememberRow( row, id );
		return id;
	} );
}

/**
 * Remembers the ID of a row object before it is passed on. An object that is in a list twice keeps
 * its first ID.
 */
export function rememberRow( row: Json, id: string ): void {
	if ( isObject( row ) && ! known.has( row ) ) {
		known.set( row, id );
	}
}

function isObject( row: Json ): row is Exclude< Json, null | boolean | number | string > {
	return row !== null && typeof row === 'object';
}
