import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface BackupNoticeProps {
	onRestore: () => void;
	onDismiss: () => void;
}

/** Offers what was typed but not saved. */
export function BackupNotice( { onRestore, onDismiss }: BackupNoticeProps ) {
	return (
		<Notice className="pagewright-form__backup" status="info" isDismissible={ false }>
			<p className="pagewright-form__backup-text">
				{ __(
					'This browser has newer changes of this form that were not saved.',
					'pagewright'
				) }
			</p>
			<div className="pagewright-form__backup-actions">
				<Button variant="secondary" size="compact" onClick={ onRestore }>
					{ __( 'Restore', 'pagewright' ) }
				</Button>
				<Button variant="tertiary" size="compact" onClick={ onDismiss }>
					{ __( 'Dismiss', 'pagewright' ) }
				</Button>
			</div>
		</Notice>
	);
}
