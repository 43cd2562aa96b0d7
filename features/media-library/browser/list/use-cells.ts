import { useEffect, useReducer, useRef, useState } from '@wordpress/element';
import type { Cells, ListPort } from '../../list-port';
import type { MediaStore } from '../store/media-store';

/** As many attachments as the server accepts. */
const MOST = 80;

/** Loaded cells of some columns. */
interface Loaded {
	columns: string;
	cells: ReadonlyMap< number, Cells >;
}

const NONE: Cells = {};

/**
 * Loads the cells of the rows that are shown. While one request is on its way, no other is sent, so that fast scrolling
 * loads only the rows at which it stops.
 *
 * @param port    Server.
 * @param store   Store of the library: what changes is loaded again.
 * @param ids     Attachments that are shown.
 * @param columns IDs of the columns that the server renders.
 */
export function useCells(
	port: Pick< ListPort, 'cells' >,
	store: Pick< MediaStore, 'listen' >,
	ids: readonly number[],
	columns: readonly string[]
): ReadonlyMap< number, Cells > {
	const wanted = JSON.stringify( columns );
	const [ loaded, setLoaded ] = useState< Loaded >( { columns: wanted, cells: new Map() } );
	const [ round, nextRound ] = useReducer( ( count: number ) => count + 1, 0 );
	const isAsking = useRef( false );
	const cells: Loaded[ 'cells' ] = loaded.columns === wanted ? loaded.cells : new Map();
	const missing = JSON.stringify(
		columns.length ? ids.filter( ( id ) => ! cells.has( id ) ).slice( 0, MOST ) : []
	);
	useEffect( () => {
		const asked = JSON.parse( missing ) as number[];
		if ( isAsking.current || ! asked.length ) {
			return;
		}
		isAsking.current = true;
		void port.cells( asked, JSON.parse( wanted ) as string[] ).then( ( result ) => {
			isAsking.current = false;
			const found = result.ok ? result.value : new Map< number, Cells >();
			setLoaded( ( now ) => ( {
				columns: wanted,
				cells: new Map( [
					...( now.columns === wanted ? now.cells : [] ),
					...asked.map( ( id ) => [ id, found.get( id ) ?? NONE ] as const ),
				] ),
			} ) );
			nextRound();
		} );
	}, [ port, missing, wanted, round ] );
	useEffect(
		() =>
			store.listen( ( event ) => {
				const changed = 'item' in event ? event.item.id : null;
				setLoaded( ( now ) => ( {
					...now,
					cells: new Map(
						changed === null
							? []
							: [ ...now.cells ].filter( ( [ id ] ) => id !== changed )
					),
				} ) );
			} ),
		[ store ]
	);
	return cells;
}
