import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import { needsConfirmation, type AttachmentActions } from '../../model/rights';
import type { Attachment } from '../../port';
import { ConfirmDialog, OVERLAY } from '../components';
import { EditImageButton } from '../edit-image/EditImageButton';
import { failureText } from '../failure-text';
import { titleOf } from '../file-texts';
import { ReplaceActions } from '../replace/ReplaceActions';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext, ImageEditing } from '../types';

type Move = 'trash' | 'restore' | 'remove';

export interface ActionsProps {
	store: MediaStore;
	attachment: Attachment;
	actions: AttachmentActions;
	context: BrowserContext;
	onRemoved: ( id: number ) => void;
	editing: ImageEditing;
}

/** Links and buttons for one attachment, as far as the user may use them. */
export function Actions( props: ActionsProps ) {
	const { store, attachment, actions, context, onRemoved, editing } = props;
	const [ asked, setAsked ] = useState< Move | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const { id } = attachment;
	const run = async ( move: Move ) => {
		setAsked( null );
		setFailure( null );
		const result = await store.port[ move ]( [ id ] );
		const failed = result.ok ? result.value.failed[ 0 ]?.failure : result.failure;
		if ( failed ) {
			setFailure( failed );
			return;
		}
		speak( doneText( move, titleOf( attachment ) ) );
		onRemoved( id );
	};
	const ask = ( move: Move ) =>
		needsConfirmation( move, false ) ? setAsked( move ) : void run( move );
	const editLink = ( actions.canSave && context.editLinkOf?.( id ) ) || '';
	return (
		<div className="pagewright-media-library__actions">
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failureText( failure ) }
				</Notice>
			) }
			{ actions.canEditImage && (
				<EditImageButton
					{ ...{ store, attachment, editing } }
					loginUrl={ context.loginUrl }
				/>
			) }
			{ actions.canReplace && <ReplaceActions { ...{ store, attachment, context } } /> }
			<Links { ...{ attachment, editLink } } />
			<Moves actions={ actions } onMove={ ask } />
			<ConfirmDialog
				overlayClassName={ OVERLAY }
				isOpen={ asked !== null }
				confirmButtonText={ __( 'Delete permanently', 'pagewright' ) }
				onConfirm={ () => asked && void run( asked ) }
				onCancel={ () => setAsked( null ) }
			>
				{ sprintf(
					/* translators: %s: title of a file. */
					__(
						'Delete “%s” permanently? Posts that use this file will no longer show it.',
						'pagewright'
					),
					titleOf( attachment )
				) }
			</ConfirmDialog>
		</div>
	);
}

function Links( { attachment, editLink }: { attachment: Attachment; editLink: string } ) {
	const { link, url, filename, status } = attachment;
	return (
		<ul className="pagewright-media-library__links">
			{ editLink && (
				<li>
					<a href={ editLink }>{ __( 'Edit more details', 'pagewright' ) }</a>
				</li>
			) }
			{ link && status !== 'trash' && (
				<li>
					<a href={ link }>{ __( 'View', 'pagewright' ) }</a>
				</li>
			) }
			<li>
				<a href={ url } download={ filename }>
					{ __( 'Download file', 'pagewright' ) }
				</a>
			</li>
		</ul>
	);
}

function Moves( {
	actions,
	onMove,
}: {
	actions: AttachmentActions;
	onMove: ( move: Move ) => void;
} ) {
	return (
		<div className="pagewright-media-library__buttons">
			{ actions.canTrash && (
				<Button variant="tertiary" isDestructive onClick={ () => onMove( 'trash' ) }>
					{ __( 'Move to trash', 'pagewright' ) }
				</Button>
			) }
			{ actions.canRestore && (
				<Button variant="secondary" onClick={ () => onMove( 'restore' ) }>
					{ __( 'Restore', 'pagewright' ) }
				</Button>
			) }
			{ actions.canRemove && (
				<Button variant="tertiary" isDestructive onClick={ () => onMove( 'remove' ) }>
					{ __( 'Delete permanently', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
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
