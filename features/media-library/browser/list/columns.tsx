import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Cells, ListColumn } from '../../list-port';
import type { AttachmentRow } from '../../port';
import { dateText, dimensionsOf, titleOf } from '../file-texts';
import { Thumbnail } from '../Thumbnail';
import type { BrowserContext } from '../types';
import { HtmlCell } from './HtmlCell';

export interface Column extends ListColumn {
	/** Width as a track of a CSS grid. */
	width: string;
	/** Whether users can hide it. */
	canHide: boolean;
	/** Whether the server renders it. */
	isHtml: boolean;
	/** @param cells Undefined until they are loaded. */
	cell: ( row: AttachmentRow, context: BrowserContext, cells: Cells | undefined ) => ReactNode;
}

/** ID of our own column, which WordPress's list does not have. */
export const DIMENSIONS = 'dimensions';

/** Widths of WordPress's columns; others have that of the author. */
const WIDTHS: Readonly< Record< string, string > > = { parent: 'minmax(0, 1.5fr)' };
const WIDTH = 'minmax(0, 1fr)';

/** Returns all columns, which WordPress's list has too, in its order. */
export const columnsOf = ( columns: readonly ListColumn[] ): Column[] => [
	file(),
	...columns.map( ( column ) => ( column.id === 'date' ? date( column ) : html( column ) ) ),
	dimensions(),
];

const file = (): Column => ( {
	id: 'file',
	title: __( 'File', 'pagewright' ),
	width: 'minmax(0, 3fr)',
	...{ canHide: false, isHtml: false },
	cell: ( row ) => (
		<span className="pagewright-media-library__list-file">
			<span className="pagewright-media-library__check" data-check="" />
			<span className="pagewright-media-library__list-image">
				<Thumbnail row={ row } />
			</span>
			<span className="pagewright-media-library__list-names">
				<strong>{ titleOf( row ) }</strong>
				<span>
					<bdi>{ row.filename }</bdi>
				</span>
			</span>
		</span>
	),
} );

const html = ( { id, title }: ListColumn ): Column => ( {
	...{ id, title, canHide: true, isHtml: true },
	width: WIDTHS[ id ] ?? WIDTH,
	cell: ( _row, _context, cells ) => <HtmlCell html={ cells?.[ id ] } />,
} );

const date = ( column: ListColumn ): Column => ( {
	...{ ...column, width: WIDTH, canHide: true, isHtml: false },
	cell: ( row, { timeZone, language } ) => dateText( row.date, timeZone, language ),
} );

const dimensions = (): Column => ( {
	id: DIMENSIONS,
	title: __( 'Dimensions', 'pagewright' ),
	width: 'minmax(0, 1.2fr)',
	...{ canHide: true, isHtml: false },
	cell: ( row ) => dimensionsOf( row ) || row.fileLength || '—',
} );
