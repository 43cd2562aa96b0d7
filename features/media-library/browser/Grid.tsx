import { createGrid } from '../model/grid';
import { hasFailedAt, rowAt } from '../model/list-pages';
import { allowsMany } from '../model/selection';
import { useDragSelect } from './drag-select/use-drag-select';
import { Tile } from './Tile';
import { useFiles, type FilesProps } from './use-files';
import type { BoxSize } from './use-grid-rows';

/** Space between tiles; grid.css uses the same. */
const GAP_PX = 8;

interface GridProps extends FilesProps {
	/** Whether tiles are larger, to arrange a gallery. */
	isGallery?: boolean;
}

const tiles = ( size: BoxSize ) =>
	createGrid( { ...size, gapPx: GAP_PX, textPx: 0, isGallery: false } );
const largeTiles = ( size: BoxSize ) =>
	createGrid( { ...size, gapPx: GAP_PX, textPx: 0, isGallery: true } );

/**
 * Grid of all attachments of a list, with one tab stop. Only visible rows are in the document. The
 * focus follows its attachment when others are added or removed.
 */
export function Grid( props: GridProps ) {
	const { list, count, selection, label, isGallery = false } = props;
	const files = useFiles( props, isGallery ? largeTiles : tiles );
	const { columns } = files.grid;
	const isSelected = useDragSelect( props, { ...files, count, gapPx: GAP_PX } );
	return (
		<div
			ref={ files.box }
			role="listbox"
			tabIndex={ -1 }
			aria-label={ label }
			aria-multiselectable={ allowsMany( selection ) }
			aria-busy={ list.total === null }
			className={ classOf( props ) }
			{ ...files.handlers }
		>
			<div role="presentation" style={ { blockSize: files.heightPx, position: 'relative' } }>
				{ files.rows.map( ( { index, start } ) => (
					<div
						key={ index }
						role="presentation"
						className="pagewright-media-library__row"
						style={ {
							insetBlockStart: start,
							gridTemplateColumns: `repeat(${ columns }, minmax(0, 1fr))`,
						} }
					>
						{ positionsIn( index, columns, count ).map( ( at ) => (
							<GridTile
								key={ at }
								grid={ props }
								at={ at }
								stop={ files.position }
								isSelected={ isSelected }
							/>
						) ) }
					</div>
				) ) }
			</div>
		</div>
	);
}

const classOf = ( { selection }: FilesProps ) =>
	`pagewright-media-library__grid${ allowsMany( selection ) ? ' has-checks' : '' }`;

const positionsIn = ( row: number, columns: number, count: number ) =>
	Array.from(
		{ length: Math.max( 0, Math.min( columns, count - row * columns ) ) },
		( _unused, i ) => row * columns + i
	);

interface GridTileProps {
	grid: FilesProps;
	at: number;
	/** Position of the tab stop. */
	stop: number;
	isSelected: ( position: number, id: number ) => boolean;
}

/** A tile at a position. */
function GridTile( { grid, at, stop, ...props }: GridTileProps ) {
	const { list, selection } = grid;
	const row = rowAt( list, at );
	const isSelected = row !== null && props.isSelected( at, row.id );
	return (
		<Tile
			row={ row }
			hasFailed={ row === null && hasFailedAt( list, at ) }
			position={ at }
			total={ list.total ?? 0 }
			isSelected={ isSelected }
			isShown={ isSelected && selection.shown === row.id }
			isStop={ at === stop }
			isDraggable={ Boolean( grid.onDrag ) }
			hasCheck={ allowsMany( selection ) }
		/>
	);
}
