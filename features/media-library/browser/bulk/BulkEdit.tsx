import { Button, Modal, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AttachmentRow } from '../../port';
import type { MediaStore } from '../store/media-store';
import { ConfirmDialog, OVERLAY } from '../components';
import { useFocusReturn } from '../use-focus-return';
import { BulkRow } from './BulkRow';
import { useBulkTexts, type BulkTexts } from './use-bulk-texts';

/** Rows that are shown at first, and that each press on the button adds. */
const ROWS = 50;

interface BulkEditProps {
	store: MediaStore;
	/** The selected files. */
	rows: readonly AttachmentRow[];
	onClose: () => void;
}

/** Dialog with a table for the titles and alternative texts of many files. */
export function BulkEdit( { store, rows, onClose }: BulkEditProps ) {
	const texts = useBulkTexts( store );
	const [ shown, setShown ] = useState( ROWS );
	const [ isLeaving, setIsLeaving ] = useState( false );
	const foot = useRef< HTMLElement >( null );
	useFocusReturn( foot );
	const save = async () => {
		const saved = await texts.save();
		if ( saved !== null ) {
			speak( savedText( saved ) );
			onClose();
		}
	};
	return (
		<Modal
			overlayClassName={ OVERLAY }
			title={ __( 'Edit texts', 'pagewright' ) }
			className="pagewright-media-library__bulk-edit"
			size="large"
			onRequestClose={ () => ( texts.hasEdits ? setIsLeaving( true ) : onClose() ) }
		>
			<Table rows={ rows.slice( 0, shown ) } texts={ texts } />
			{ rows.length > shown && (
				<Button variant="secondary" onClick={ () => setShown( shown + ROWS ) }>
					{ __( 'Show more files', 'pagewright' ) }
				</Button>
			) }
			{ texts.failed > 0 && ! texts.isSaving && (
				<Notice status="error" isDismissible={ false }>
					{ failedText( texts.failed ) }
				</Notice>
			) }
			<footer ref={ foot } className="pagewright-media-library__dialog-foot">
				<Button
					variant="tertiary"
					onClick={ () => ( texts.hasEdits ? setIsLeaving( true ) : onClose() ) }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ texts.isSaving }
					disabled={ ! texts.hasEdits || texts.isSaving }
					accessibleWhenDisabled
					onClick={ () => void save() }
					__next40pxDefaultSize
				>
					{ __( 'Save changes', 'pagewright' ) }
				</Button>
			</footer>
			<ConfirmDialog
				overlayClassName={ OVERLAY }
				isOpen={ isLeaving }
				confirmButtonText={ __( 'Discard changes', 'pagewright' ) }
				onConfirm={ onClose }
				onCancel={ () => setIsLeaving( false ) }
			>
				{ __(
					'Your changes are not saved. Close the dialog and discard them?',
					'pagewright'
				) }
			</ConfirmDialog>
		</Modal>
	);
}

function Table( { rows, texts }: { rows: readonly AttachmentRow[]; texts: BulkTexts } ) {
	return (
		<table className="pagewright-media-library__bulk-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'File', 'pagewright' ) }</th>
					<th scope="col">{ __( 'Title', 'pagewright' ) }</th>
					<th scope="col">{ __( 'Alternative text', 'pagewright' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<BulkRow key={ row.id } row={ row } texts={ texts } />
				) ) }
			</tbody>
		</table>
	);
}

const savedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n( '%d file saved.', '%d files saved.', count, 'pagewright' ),
		count
	);

const failedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d file could not be saved. Your text is kept; try again.',
			'%d files could not be saved. Your texts are kept; try again.',
			count,
			'pagewright'
		),
		count
	);
