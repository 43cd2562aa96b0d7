import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasFailedAt, rowAt } from '../../model/list-pages';
import { allowsMany } from '../../model/selection';
import type { ListColumn, ListPort } from '../../list-port';
import type { MediaStore } from '../store/media-store';
import type { ListProps } from '../types';
import { useFiles } from '../use-files';
import type { BoxSize } from '../use-grid-rows';
import { columnsOf, type Column } from './columns';
import { ColumnsMenu } from './ColumnsMenu';
import { ListRow } from './ListRow';
import { useCells } from './use-cells';
import type { HiddenColumns } from './use-hidden';
import { useRowActions } from './use-row-actions';

/** Height of a row; list.css uses the same. */
const ROW_PX = 64;

interface ListViewProps extends ListProps {
	/** Columns of WordPress's list. */
	columns: readonly ListColumn[];
	hidden: HiddenColumns;
	port: ListPort;
	store: MediaStore;
}

const oneColumn = ( { widthPx }: BoxSize ) => ( { columns: 1, tilePx: widthPx, rowPx: ROW_PX } );

/** Track of the buttons that open the menus of files. */
const MENU = '32px';

/** Table of all attachments of a list. Selection, keys and focus are those of the grid. */
export function ListView( props: ListViewProps ) {
	const { store, port, list, selection, label, context, isNarrow, hidden } = props;
	const files = useFiles( props, oneColumn );
	const all = useMemo( () => columnsOf( props.columns ), [ props.columns ] );
	const columns = useMemo(
		() =>
			all.filter(
				( { id, canHide } ) => ! canHide || ! ( isNarrow || hidden.ids.includes( id ) )
			),
		[ all, isNarrow, hidden.ids ]
	);
	const cells = useCells(
		port,
		store,
		files.rows.flatMap( ( { index } ) => rowAt( list, index )?.id ?? [] ),
		columns.filter( ( { isHtml } ) => isHtml ).map( ( { id } ) => id )
	);
	const template = [ ...columns.map( ( { width } ) => width ), MENU ].join( ' ' );
	const root = useRef< HTMLDivElement >( null );
	const { menu, extras } = useRowActions( { props, store, port, files, root } );
	return (
		<>
			{ extras }
			<div ref={ root } className="pagewright-media-library__list-box">
				<div
					role="grid"
					aria-label={ label }
					aria-multiselectable={ allowsMany( selection ) }
					aria-rowcount={ ( list.total ?? 0 ) + 1 }
					aria-busy={ list.total === null }
					className={ `pagewright-media-library__list${ allowsMany( selection ) ? ' has-checks' : '' }` }
				>
					<Head { ...{ columns, template } } />
					<div
						ref={ files.box }
						role="rowgroup"
						aria-label={ __( 'Files', 'pagewright' ) }
						className="pagewright-media-library__list-body"
						{ ...files.handlers }
					>
						<div
							role="presentation"
							style={ { blockSize: files.heightPx, position: 'relative' } }
						>
							{ files.rows.map( ( { index, start } ) => {
								const row = rowAt( list, index );
								return (
									<ListRow
										key={ index }
										row={ row }
										hasFailed={ row === null && hasFailedAt( list, index ) }
										position={ index }
										topPx={ start }
										isSelected={ row !== null && selection.ids.has( row.id ) }
										isShown={ row !== null && selection.shown === row.id }
										isStop={ index === files.position }
										isDraggable={ Boolean( props.onDrag ) }
										cells={ row ? cells.get( row.id ) : undefined }
										{ ...{ columns, template, context, menu } }
									/>
								);
							} ) }
						</div>
					</div>
				</div>
				{ ! isNarrow && (
					<div className="pagewright-media-library__list-columns">
						<ColumnsMenu columns={ all } hidden={ hidden } />
					</div>
				) }
			</div>
		</>
	);
}

function Head( { columns, template }: { columns: readonly Column[]; template: string } ) {
	return (
		<div role="rowgroup" className="pagewright-media-library__list-head">
			<div
				role="row"
				aria-rowindex={ 1 }
				className="pagewright-media-library__list-row"
				style={ { gridTemplateColumns: template } }
			>
				{ columns.map( ( { id, title } ) => (
					<div key={ id } role="columnheader" className="pagewright-media-library__cell">
						{ title }
					</div>
				) ) }
				<div role="columnheader" className="pagewright-media-library__cell">
					<span className="screen-reader-text">{ __( 'Actions', 'pagewright' ) }</span>
				</div>
			</div>
		</div>
	);
}
