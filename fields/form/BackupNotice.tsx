import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface BackupNoticeProps {
	onRestore: () => void;
	onDismiss: () => void;
}

/** Offers to restore unsaved changes. */
export function BackupNotice( { onRestore, onDismiss }: BackupNoticeProps ) {
	const text = __( 'This browser has newer, unsaved changes to this form.', 'pagewright' );
	return (
		<Notice
			className="pagewright-form__backup"
			status="info"
			isDismissible={ false }
			spokenMessage={ text }
			actions={ [
				{ label: __( 'Restore', 'pagewright' ), variant: 'secondary', onClick: onRestore },
				{ label: __( 'Dismiss', 'pagewright' ), variant: 'link', onClick: onDismiss },
			] }
		>
			{ text }
		</Notice>
	);
}
