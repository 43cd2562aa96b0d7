import { useRef } from '@wordpress/element';
import { rowAt, type MediaList } from '../model/list-pages';
import type { Positions } from '../model/list-window';
import { allowsMany, type Selection } from '../model/selection';
import { Tile } from './Tile';
import { useGridFocus } from './use-grid-focus';
import type { GridActions } from './use-grid-commands';
import { useGridHandlers } from './use-grid-handlers';
import { useGridRows } from './use-grid-rows';

export interface GridProps extends GridActions {
	list: MediaList;
	selection: Selection;
	/** Accessible name. */
	label: string;
	/** Whether tiles are larger, to arrange a gallery. */
	isGallery?: boolean;
	/** Called with the visible positions, and how many around them should load. */
	onView: ( view: Positions, around: number ) => void;
}

/**
 * Grid of all attachments of a list, with one tab stop. Only visible rows are in the document. The
 * focus follows its attachment when others are added or removed.
 */
export function Grid( props: GridProps ) {
	const { list, selection, label, isGallery = false, onView } = props;
	const box = useRef< HTMLDivElement >( null );
	const total = list.total ?? 0;
	const { position, focus, take } = useGridFocus( list, box );
	const rows = useGridRows( box, { total, position, isGallery, onView } );
	const { columns } = rows.grid;
	const handlers = useGridHandlers( props, {
		position,
		focus: ( to ) => {
			focus( to );
			rows.scrollTo( to );
		},
		take,
		columns,
		rowsInView: rows.rowsInView,
	} );
	return (
		<div
			ref={ box }
			role="listbox"
			tabIndex={ -1 }
			aria-label={ label }
			aria-multiselectable={ allowsMany( selection ) }
			aria-busy={ list.total === null }
			className="pagewright-media__grid"
			{ ...handlers }
		>
			<div role="presentation" style={ { blockSize: rows.heightPx, position: 'relative' } }>
				{ rows.rows.map( ( { index, start } ) => (
					<div
						key={ index }
						role="presentation"
						className="pagewright-media__row"
						style={ {
							insetBlockStart: start,
							gridTemplateColumns: `repeat(${ columns }, minmax(0, 1fr))`,
						} }
					>
						{ positionsIn( index, columns, total ).map( ( at ) => (
							<GridTile key={ at } { ...{ list, selection, total, position, at } } />
						) ) }
					</div>
				) ) }
			</div>
		</div>
	);
}

const positionsIn = ( row: number, columns: number, total: number ) =>
	Array.from(
		{ length: Math.max( 0, Math.min( columns, total - row * columns ) ) },
		( _unused, i ) => row * columns + i
	);

interface GridTileProps {
	list: MediaList;
	selection: Selection;
	total: number;
	/** Position of the tab stop. */
	position: number;
	at: number;
}

function GridTile( { list, selection, total, position, at }: GridTileProps ) {
	const row = rowAt( list, at );
	return (
		<Tile
			row={ row }
			position={ at }
			total={ total }
			isSelected={ row !== null && selection.ids.has( row.id ) }
			isShown={ row !== null && selection.shown === row.id }
			isStop={ at === position }
		/>
	);
}
