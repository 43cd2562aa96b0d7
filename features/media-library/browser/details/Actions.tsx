import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttachmentActions } from '../../model/rights';
import type { Attachment } from '../../port';
import { EditImageButton } from '../edit-image/EditImageButton';
import { failureText } from '../failure-text';
import { ReplaceActions } from '../replace/ReplaceActions';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext, ImageEditing } from '../types';
import { useMoves, type Move } from './use-moves';

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
	const { id } = attachment;
	const { ask, failure, confirmation } = useMoves( store, onRemoved );
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
			<Moves actions={ actions } onMove={ ( move ) => ask( move, attachment ) } />
			{ confirmation }
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
