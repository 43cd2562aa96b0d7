import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import { needsConfirmation } from '../../model/rights';
import type { AttachmentRow } from '../../port';
import { ConfirmDialog, OVERLAY } from '../components';
import { titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';

export type Move = 'trash' | 'restore' | 'remove';
type Subject = Pick< AttachmentRow, 'id' | 'title' >;

/**
 * Returns a function that moves one attachment to the trash or out of it, or deletes it after a question; the element
 * with that question; and why the last move failed.
 *
 * @param store
 * @param onRemoved Called after the attachment left the list.
 */
export function useMoves( store: Pick< MediaStore, 'port' >, onRemoved: ( id: number ) => void ) {
	const [ asked, setAsked ] = useState< { move: Move; subject: Subject } | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const run = async ( move: Move, subject: Subject ) => {
		setAsked( null );
		setFailure( null );
		const result = await store.port[ move ]( [ subject.id ] );
		const failed = result.ok ? result.value.failed[ 0 ]?.failure : result.failure;
		if ( failed ) {
			setFailure( failed );
			return;
		}
		speak( doneText( move, titleOf( subject ) ) );
		onRemoved( subject.id );
	};
	const ask = ( move: Move, subject: Subject ) =>
		needsConfirmation( move, false )
			? setAsked( { move, subject } )
			: void run( move, subject );
	const confirmation = (
		<ConfirmDialog
			overlayClassName={ OVERLAY }
			isOpen={ asked !== null }
			confirmButtonText={ __( 'Delete permanently', 'pagewright' ) }
			onConfirm={ () => asked && void run( asked.move, asked.subject ) }
			onCancel={ () => setAsked( null ) }
		>
			{ asked &&
				sprintf(
					/* translators: %s: title of a file. */
					__(
						'Delete “%s” permanently? Posts that use this file will no longer show it.',
						'pagewright'
					),
					titleOf( asked.subject )
				) }
		</ConfirmDialog>
	);
	return { ask, failure, setFailure, confirmation };
}

function doneText( move: Move, title: string ): string {
	switch ( move ) {
		case 'trash':
			/* translators: %s: title of a file. */
			return sprintf( __( '“%s” moved to the trash.', 'pagewright' ), title );
		case 'restore':
			/* translators: %s: title of a file. */
			return sprintf( __( '“%s” restored.', 'pagewright' ), title );
		case 'remove':
			/* translators: %s: title of a file. */
			return sprintf( __( '“%s” deleted.', 'pagewright' ), title );
	}
}
