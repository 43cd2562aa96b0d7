import type { Json } from '../../schema/field-types';

let lastId = 0;

/** A name for a row that no other row of this page has. */
export const newRowId = () => `row-${ ++lastId }`;

/** Remembers which object was which row, so that an undo brings a row back under its old name. */
const known = new WeakMap< object, string >();

/**
 * Stable names for the rows of a repeater: React keys, focus and open items hang on them, the data does not hold them.
 * A row keeps its name while it is the same object; a row replaced from outside takes the name of the row that stood there.
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

/** Notes that this object is that row, before it is handed out. The first name of an object stays when it stands in a list twice. */
export function rememberRow( row: Json, id: string ): void {
	if ( isObject( row ) && ! known.has( row ) ) {
		known.set( row, id );
	}
}

function isObject( row: Json ): row is Exclude< Json, null | boolean | number | string > {
	return row !== null && typeof row === 'object';
}
