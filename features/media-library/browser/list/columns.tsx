import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { AttachmentRow } from '../../port';
import { dateText, dimensionsOf, titleOf } from '../file-texts';
import { Thumbnail } from '../Thumbnail';
import type { BrowserContext } from '../types';

export interface Column {
	id: 'file' | 'author' | 'uploadedTo' | 'date' | 'dimensions';
	title: string;
	/** Width as a track of a CSS grid. */
	width: string;
	cell: ( row: AttachmentRow, context: BrowserContext ) => ReactNode;
}

/** Returns the columns that fit. */
export function columnsFor( { authorNameOf }: BrowserContext, isNarrow: boolean ): Column[] {
	if ( isNarrow ) {
		return [ file() ];
	}
	return [ file(), ...( authorNameOf ? [ author() ] : [] ), uploadedTo(), date(), dimensions() ];
}

const file = (): Column => ( {
	id: 'file',
	title: __( 'File', 'pagewright' ),
	width: 'minmax(0, 3fr)',
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

const author = (): Column => ( {
	id: 'author',
	title: __( 'Author', 'pagewright' ),
	width: 'minmax(0, 1fr)',
	cell: ( row, { authorNameOf } ) => authorNameOf?.( row.author ) || '—',
} );

const uploadedTo = (): Column => ( {
	id: 'uploadedTo',
	title: __( 'Uploaded to', 'pagewright' ),
	width: 'minmax(0, 1.5fr)',
	cell: ( { uploadedTo: post }, { postTitleOf } ) => {
		if ( ! post ) {
			return __( '(unattached)', 'pagewright' );
		}
		return (
			postTitleOf?.( post ) ||
			sprintf(
				/* translators: %d: ID of a post. */
				__( 'Post %d', 'pagewright' ),
				post
			)
		);
	},
} );

const date = (): Column => ( {
	id: 'date',
	title: __( 'Date', 'pagewright' ),
	width: 'minmax(0, 1fr)',
	cell: ( row, { timeZone, language } ) => dateText( row.date, timeZone, language ),
} );

const dimensions = (): Column => ( {
	id: 'dimensions',
	title: __( 'Dimensions', 'pagewright' ),
	width: 'minmax(0, 1.2fr)',
	cell: ( row ) => dimensionsOf( row ) || row.fileLength || '—',
} );
