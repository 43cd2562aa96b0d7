import { Notice } from '@wordpress/components';
import { missingFilesText } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import { UploadStatus } from '../upload/UploadStatus';
import type { UploadControls } from '../upload/upload-controls';
import type { Chosen } from './use-confirmed';

interface Props {
	chosen: Chosen;
	uploads: UploadControls;
	language: string;
	/** '' for no link. */
	loginUrl: string;
}

/** Shows failures and deleted files of the selection, and the progress of uploads. */
export const DialogNotices = ( { chosen, uploads, language, loginUrl }: Props ) => (
	<>
		<UploadStatus queue={ uploads } language={ language } />
		{ chosen.failure && (
			<FailurePanel
				failure={ chosen.failure }
				loginUrl={ loginUrl }
				onRetry={ chosen.retry }
			/>
		) }
		{ chosen.missing > 0 && (
			<Notice status="warning" isDismissible={ false }>
				{ missingFilesText( chosen.missing ) }
			</Notice>
		) }
	</>
);
