import { Button, ExternalLink, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attachment } from '../../port';
import { failureText } from '../failure-text';
import type { MediaStore } from '../store/media-store';
import { useDraft } from '../store/use-store';
import type { BrowserContext } from '../types';

interface SaveNoteProps {
	store: MediaStore;
	attachment: Attachment;
	context: BrowserContext;
}

/** Whether the texts are saved, and why not. */
export function SaveNote( { store, attachment, context }: SaveNoteProps ) {
	const { id } = attachment;
	const { status, failure, sent } = useDraft( store, id );
	const isEnded = failure?.kind === 'ended' || failure?.kind === 'expired';
	return (
		<>
			<p role="status" className={ `pagewright-media-library__save is-${ status.status }` }>
				{ status.status === 'waiting' && __( 'Saving…', 'pagewright' ) }
				{ status.status === 'complete' && __( 'Saved.', 'pagewright' ) }
			</p>
			{ failure && ! sent && (
				<Notice
					status="error"
					isDismissible={ false }
					className="pagewright-media-library__save-failure"
				>
					<p>
						{ sprintf(
							/* translators: %s: reason, as a sentence. */
							__( 'Your changes are not saved. %s', 'pagewright' ),
							failureText( failure )
						) }
					</p>
					<div className="pagewright-media-library__buttons">
						{ failure.kind !== 'missing' && (
							<Button variant="secondary" onClick={ () => void store.save( id ) }>
								{ __( 'Try again', 'pagewright' ) }
							</Button>
						) }
						<Button variant="tertiary" onClick={ () => store.discard( id ) }>
							{ __( 'Discard changes', 'pagewright' ) }
						</Button>
						{ isEnded && context.loginUrl && (
							<ExternalLink href={ context.loginUrl }>
								{ __( 'Log in', 'pagewright' ) }
							</ExternalLink>
						) }
					</div>
				</Notice>
			) }
		</>
	);
}
