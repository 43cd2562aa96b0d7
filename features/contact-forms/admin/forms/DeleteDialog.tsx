import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface DeleteDialogProps {
	title: string;
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before a form is deleted permanently. */
export function DeleteDialog( { title, onDelete, onClose }: DeleteDialogProps ) {
	return (
		<Modal
			/* translators: %s: title of a form. */
			title={ sprintf( __( 'Permanently delete “%s”?', 'pagewright' ), title ) }
			size="small"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'This cannot be undone. Pages with this form will show an error message. Stored submissions are kept.',
					'pagewright'
				) }
			</p>
			<div className="pagewright-forms__decide">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ onDelete }>
					{ __( 'Delete permanently', 'pagewright' ) }
				</Button>
			</div>
		</Modal>
	);
}
