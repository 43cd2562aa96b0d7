import { memo } from '@wordpress/element';
import type { Cells } from '../../list-port';
import type { AttachmentRow } from '../../port';
import { missingText } from '../file-texts';
import type { BrowserContext } from '../types';
import type { Column } from './columns';
import { RowMenu, type RowMenuProps } from './RowMenu';

interface ListRowProps {
	/** Null while its page loads, and after that failed. */
	row: AttachmentRow | null;
	hasFailed: boolean;
	position: number;
	/** Distance from the top of the list. */
	topPx: number;
	isSelected: boolean;
	isShown: boolean;
	/** Whether Tab reaches it. */
	isStop: boolean;
	/** Whether it can be dragged to a folder. */
	isDraggable: boolean;
	columns: readonly Column[];
	/** Cells that the server renders; undefined until they are loaded. */
	cells: Cells | undefined;
	/** Tracks of the columns. */
	template: string;
	menu: RowMenuProps;
	context: BrowserContext;
}

/** An attachment in the list. */
export const ListRow = memo( function PlainListRow( props: ListRowProps ) {
	const { row, position, isSelected, isShown, isStop, columns, template, context } = props;
	const classes = [
		'pagewright-media-library__list-row',
		row || props.hasFailed ? '' : 'is-loading',
		isSelected ? 'is-selected' : '',
		isShown ? 'is-shown' : '',
	];
	return (
		<div
			role="row"
			tabIndex={ isStop ? 0 : -1 }
			aria-selected={ isSelected }
			aria-rowindex={ position + 2 }
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ { insetBlockStart: props.topPx, gridTemplateColumns: template } }
			draggable={ props.isDraggable && row !== null }
			data-position={ position }
			data-id={ row?.id }
		>
			{ columns.map( ( { id, cell } ) => (
				<div
					key={ id }
					role={ id === 'file' ? 'rowheader' : 'gridcell' }
					className="pagewright-media-library__cell"
				>
					{ row ? (
						cell( row, context, props.cells )
					) : (
						<span className="pagewright-media-library__bone">
							{ id === 'file' && missingText( props.hasFailed ) }
						</span>
					) }
				</div>
			) ) }
			<div role="gridcell" className="pagewright-media-library__list-menu">
				{ /* An open menu must not become the menu of another file. */ }
				{ row && <RowMenu key={ row.id } { ...props.menu } { ...{ row, isStop } } /> }
			</div>
		</div>
	);
} );
