import type { Attachment, AttachmentRow } from '../port';

/** Nonces of WordPress's attachments; false for actions that the user may not do. */
export interface Nonces {
	update: string | false;
	delete: string | false;
	edit: string | false;
}

type Rights = Pick< AttachmentRow, 'canEdit' | 'canDelete' >;

/**
 * Returns the rights that WordPress's nonces represent. They decide only what is shown: the server
 * checks the capability of each action.
 */
export const rightsOf = ( nonces: Partial< Nonces > | undefined ): Rights => ( {
	canEdit: Boolean( nonces?.update ),
	canDelete: Boolean( nonces?.delete ),
} );

/** The screen on which an attachment is shown. */
export interface RightsContext {
	/** Whether the site keeps deleted attachments in the trash. */
	hasTrash: boolean;
	/** MIME types of images that the server can edit. */
	editableTypes: readonly string[];
	/**
	 * Whether texts may be changed for one insertion without saving them, as in the dialog that
	 * inserts media into a post.
	 */
	allowsLocalEdits: boolean;
}

export interface AttachmentActions {
	/** Whether the texts may be changed. */
	canType: boolean;
	/** Whether changes are saved. */
	canSave: boolean;
	canEditImage: boolean;
	/** Puts another file at its address, or restores the old one. */
	canReplace: boolean;
	canTrash: boolean;
	canRestore: boolean;
	/** Deletes permanently. */
	canRemove: boolean;
}

type Subject = Rights & Pick< Attachment, 'status' | 'mime' >;

/** Returns the actions that the details of an attachment offer. */
export function actionsOf( subject: Subject, context: RightsContext ): AttachmentActions {
	const { canEdit, canDelete, status, mime } = subject;
	const isTrashed = status === 'trash';
	return {
		canType: canEdit || context.allowsLocalEdits,
		canSave: canEdit,
		canEditImage: canEdit && context.editableTypes.includes( mime ) && ! isTrashed,
		canReplace: canEdit && ! isTrashed,
		canTrash: canDelete && context.hasTrash && ! isTrashed,
		canRestore: canDelete && isTrashed,
		canRemove: canDelete && ( isTrashed || ! context.hasTrash ),
	};
}

export type BulkAction = 'trash' | 'restore' | 'remove' | 'save';

export interface BulkPlan {
	/** IDs to which the action applies. */
	ids: number[];
	/** IDs that leave the selection, because the user may not do it. */
	skipped: number[];
}

/** Returns the attachments of a bulk action. An unknown attachment is left to the server. */
export function bulkPlan(
	action: BulkAction,
	ids: readonly number[],
	find: ( id: number ) => Subject | null
): BulkPlan {
	const isAllowed = ( id: number ) => {
		const subject = find( id );
		return ! subject || ( action === 'save' ? subject.canEdit : subject.canDelete );
	};
	return {
		ids: ids.filter( isAllowed ),
		skipped: ids.filter( ( id ) => ! isAllowed( id ) ),
	};
}

/**
 * Returns whether the user confirms an action first: each permanent deletion, and moving several
 * attachments to the trash. One attachment is restored with one click.
 */
export const needsConfirmation = ( action: BulkAction, isBulk: boolean ): boolean =>
	action === 'remove' || ( action === 'trash' && isBulk );
