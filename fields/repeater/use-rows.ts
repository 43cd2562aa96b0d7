import { useRef } from '@wordpress/element';
import type { Json, RepeaterSchema, Values } from '../../schema/field-types';
import { asValues, effectiveValue, rows } from '../../schema/walk';
import type { Update } from '../form/group';
import { moveEntry } from '../form/move';
import { identifyRows, newRowId, rememberRow } from '../form/row-ids';

/** A row with its stable ID. */
interface NamedRow {
	id: string;
	value: Json;
}

export type Row = NamedRow & { values: Values };

/** Keeps the object of an unchanged row, so that it does not render again. */
function sameRows( before: Row[], list: Json[], ids: string[] ): Row[] {
	const byId = new Map( before.map( ( row ) => [ row.id, row ] ) );
	return list.map( ( value, index ) => {
		const id = ids[ index ] as string;
		const known = byId.get( id );
		return known !== undefined && known.value === value
			? known
			: { id, value, values: asValues( value ) };
	} );
}

/**
 * Returns the rows of a repeater and their actions. The value becomes a list with the first edit,
 * not before.
 */
export function useRows(
	field: RepeaterSchema,
	name: string,
	value: Json | undefined,
	update: Update
) {
	const list = rows( effectiveValue( field, value ) );
	const ids = useRef< string[] >( [] );
	ids.current = identifyRows( list, ids.current );
	const drawn = useRef< Row[] >( [] );
	drawn.current = sameRows( drawn.current, list, ids.current );

	const edit = ( change: ( named: NamedRow[] ) => NamedRow[] ) =>
		update( ( latest ) => {
			const now = rows( effectiveValue( field, latest[ name ] ) );
			const named = now.map( ( row, index ) => ( {
				id: ids.current[ index ] ?? newRowId(),
				value: row,
			} ) );
			const next = change( named );
			next.forEach( ( row ) => rememberRow( row.value, row.id ) );
			ids.current = next.map( ( row ) => row.id );
			return { ...latest, [ name ]: next.map( ( row ) => row.value ) };
		} );

	return {
		list: drawn.current,
		add(): string {
			const id = newRowId();
			edit( ( named ) => [ ...named, { id, value: {} } ] );
			return id;
		},
		copy( source: string ): string {
			const id = newRowId();
			edit( ( named ) =>
				named.flatMap( ( row ) =>
					row.id === source
						? [ row, { id, value: structuredClone( row.value ) } ]
						: [ row ]
				)
			);
			return id;
		},
		remove: ( id: string ) => edit( ( named ) => named.filter( ( row ) => row.id !== id ) ),
		move: ( from: number, to: number ) => edit( ( named ) => moveEntry( named, from, to ) ),
		updateRow: ( id: string, change: ( values: Values ) => Values ) =>
			edit( ( named ) =>
				named.map( ( row ) =>
					row.id === id ? { id, value: change( asValues( row.value ) ) } : row
				)
			),
	};
}
