import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasFailedAt, rowAt } from '../../model/list-pages';
import { allowsMany } from '../../model/selection';
import type { BrowserContext } from '../types';
import { useFiles, type FilesProps } from '../use-files';
import type { BoxSize } from '../use-grid-rows';
import { columnsFor } from './columns';
import { ListRow } from './ListRow';

/** Height of a row; list.css uses the same. */
const ROW_PX = 64;

interface ListViewProps extends FilesProps {
	context: BrowserContext;
	/** Whether only the file has a column. */
	isNarrow: boolean;
}

const oneColumn = ( { widthPx }: BoxSize ) => ( { columns: 1, tilePx: widthPx, rowPx: ROW_PX } );

/** Table of all attachments of a list. Selection, keys and focus are those of the grid. */
export function ListView( props: ListViewProps ) {
	const { list, selection, label, context, isNarrow } = props;
	const files = useFiles( props, oneColumn );
	const columns = useMemo( () => columnsFor( context, isNarrow ), [ context, isNarrow ] );
	const template = columns.map( ( { width } ) => width ).join( ' ' );
	return (
		<div
			role="grid"
			aria-label={ label }
			aria-multiselectable={ allowsMany( selection ) }
			aria-rowcount={ ( list.total ?? 0 ) + 1 }
			aria-busy={ list.total === null }
			className={ `pagewright-media-library__list${ allowsMany( selection ) ? ' has-checks' : '' }` }
		>
			<div role="rowgroup" className="pagewright-media-library__list-head">
				<div
					role="row"
					aria-rowindex={ 1 }
					className="pagewright-media-library__list-row"
					style={ { gridTemplateColumns: template } }
				>
					{ columns.map( ( { id, title } ) => (
						<div
							key={ id }
							role="columnheader"
							className="pagewright-media-library__cell"
						>
							{ title }
						</div>
					) ) }
				</div>
			</div>
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
								{ ...{ columns, template, context } }
							/>
						);
					} ) }
				</div>
			</div>
		</div>
	);
}
