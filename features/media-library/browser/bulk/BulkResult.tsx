import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { failureText } from '../failure-text';
import { titleOf } from '../file-texts';
import type { AttachmentRow } from '../../port';
import type { Bulk, BulkState } from './use-bulk';

/** Failures that are listed; a number represents the others. */
const MAX_LISTED = 10;

interface BulkResultProps {
	bulk: Bulk;
	find: ( id: number ) => AttachmentRow | null;
	onRetry: ( state: BulkState ) => void;
}

/** The result of an action on many files: how many it changed, and which ones failed. */
export function BulkResult( { bulk, find, onRetry }: BulkResultProps ) {
	const state = bulk.bulk;
	if ( ! state || state.isRunning ) {
		return null;
	}
	const { failed, skipped } = state;
	return (
		<Notice
			status={ failed.length ? 'error' : 'success' }
			onRemove={ bulk.dismiss }
			className="pagewright-media-library__bulk-result"
		>
			<p>{ resultText( state ) }</p>
			{ skipped > 0 && <p>{ skippedText( skipped ) }</p> }
			{ failed.length > 0 && (
				<>
					<ul>
						{ failed.slice( 0, MAX_LISTED ).map( ( { id, failure } ) => {
							const row = find( id );
							return (
								<li key={ id }>
									<strong>{ row ? titleOf( row ) : `#${ id }` }</strong>{ ' ' }
									{ failureText( failure ) }
								</li>
							);
						} ) }
						{ failed.length > MAX_LISTED && (
							<li>{ moreText( failed.length - MAX_LISTED ) }</li>
						) }
					</ul>
					<Button variant="secondary" onClick={ () => onRetry( state ) }>
						{ __( 'Try again', 'pagewright' ) }
					</Button>
				</>
			) }
		</Notice>
	);
}

function resultText( { move, finished, failed }: BulkState ): string {
	const count = Math.max( 0, finished - failed.length );
	switch ( move ) {
		case 'trash':
			return sprintf(
				/* translators: %d: number of files. */
				_n(
					'%d file moved to the trash.',
					'%d files moved to the trash.',
					count,
					'pagewright'
				),
				count
			);
		case 'restore':
			return sprintf(
				/* translators: %d: number of files. */
				_n( '%d file restored.', '%d files restored.', count, 'pagewright' ),
				count
			);
		case 'remove':
			return sprintf(
				/* translators: %d: number of files. */
				_n( '%d file deleted.', '%d files deleted.', count, 'pagewright' ),
				count
			);
	}
}

const skippedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d file was skipped, because you are not allowed to delete it.',
			'%d files were skipped, because you are not allowed to delete them.',
			count,
			'pagewright'
		),
		count
	);

const moreText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n( 'And %d more file.', 'And %d more files.', count, 'pagewright' ),
		count
	);
