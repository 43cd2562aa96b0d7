import { TextControl, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AttachmentRow } from '../../port';
import { failureText } from '../failure-text';
import { labelOf } from '../file-texts';
import { Thumbnail } from '../Thumbnail';
import type { BulkField, BulkTexts, RowStatus } from './use-bulk-texts';

interface BulkRowProps {
	row: AttachmentRow;
	texts: BulkTexts;
}

/** One file in the table of texts. Files that the user may not edit are read-only. */
export function BulkRow( { row, texts }: BulkRowProps ) {
	const field = ( name: BulkField, label: string ) => (
		<TextControl
			label={ sprintf(
				/* translators: 1: name of a field, 2: name of a file. */
				__( '%1$s of %2$s', 'pagewright' ),
				label,
				row.filename
			) }
			hideLabelFromVision
			value={ texts.textOf( row, name ) }
			onChange={ ( value ) => texts.type( row, name, value ) }
			readOnly={ ! row.canEdit }
			dir="auto"
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<tr>
			<th scope="row">
				<span className="pagewright-media-library__list-image">
					<Thumbnail row={ row } />
				</span>
				<VisuallyHidden>{ labelOf( row ) }</VisuallyHidden>
				<span className="pagewright-media-library__bulk-name" dir="auto" aria-hidden="true">
					{ row.filename }
				</span>
				<RowNote status={ texts.statusOf( row.id ) } canEdit={ row.canEdit } />
			</th>
			<td>{ field( 'title', __( 'Title', 'pagewright' ) ) }</td>
			<td>
				{ row.mime.startsWith( 'image/' )
					? field( 'alt', __( 'Alternative text', 'pagewright' ) )
					: '—' }
			</td>
		</tr>
	);
}

function RowNote( { status, canEdit }: { status: RowStatus | null; canEdit: boolean } ) {
	const isFailed = typeof status === 'object' && status !== null;
	return (
		<span
			role="status"
			className={ `pagewright-media-library__bulk-note${ isFailed ? ' is-failed' : '' }` }
		>
			{ ! canEdit && __( 'You are not allowed to edit this file.', 'pagewright' ) }
			{ status === 'saving' && __( 'Saving…', 'pagewright' ) }
			{ status === 'saved' && __( 'Saved.', 'pagewright' ) }
			{ isFailed && failureText( status ) }
		</span>
	);
}
