// The part of the media library in tests of the whole plugin; see tests/support/shared-objects.ts.
import { edit, fieldsImage, source } from './support/edit';
import { create, removeFolders } from './support/folders';
import { fill, makeAttachments, removeIndex, removePosts } from './support/media';
import { callReplace, replace, stage } from './support/replace';
import { chunk, removeUploads, start, status, upload } from './support/uploads';

interface Contract {
	/** Whether the cases need an attachment, whose ID replaces `{attachment}`. */
	attachment?: boolean;
	/** Whether the cases need also a file that is attached to it, whose ID replaces `{attached}`. */
	attachedFile?: boolean;
	/** Whether the cases need a folder, whose ID replaces `{folder}`. */
	mediaFolder?: boolean;
	/** Whether the cases need an upload of an author, whose ID replaces `{upload}`. */
	mediaUpload?: boolean;
	/** Ten bytes of this upload that are sent before the cases. */
	mediaUploadBytes?: string;
	/**
	 * Whether the cases need a text file of an author, whose ID replaces `{replaceable}`, with an upload that
	 * replaces it, whose ID replaces `{replacement}`: before or after that happened.
	 */
	mediaReplacement?: 'before' | 'after';
	/**
	 * Whether the cases need an image of an author, whose ID replaces `{editable}`, and its version `{editableVersion}`:
	 * a new one, or one that was edited.
	 */
	editableImage?: 'new' | 'edited';
	/** Whether the cases start uploads. */
	startsUploads?: boolean;
}

const made: number[] = [];

let hasFolder = false;
let hasUploads = false;
let hasReplacements = false;
const uploads: string[] = [];

export async function makeFor( needs: Contract ): Promise< Record< string, number | string > > {
	const objects: Record< string, number | string > = {};
	if ( needs.attachment ) {
		const { attachment } = await makeAttachments( { attachment: {} } );
		made.push( attachment );
		objects.attachment = attachment;
		if ( needs.attachedFile ) {
			const { attached } = await makeAttachments( { attached: { post_parent: attachment } } );
			made.push( attached );
			objects.attached = attached;
		}
	}
	if ( needs.mediaFolder ) {
		hasFolder = true;
		objects.folder = await create( 'Folder of a contract' );
	}
	if ( needs.mediaUpload ) {
		const { id } = await start( { name: 'contract.txt', size: 10 }, 'author' );
		if ( needs.mediaUploadBytes ) {
			await chunk( id, 0, needs.mediaUploadBytes );
		}
		uploads.push( id );
		objects.upload = id;
	}
	if ( needs.mediaReplacement ) {
		const { id } = await upload( 'replaceable.txt', 'Some text.' );
		const replacement = await stage( 'replacement.txt', Buffer.from( 'Another text.' ) );
		if ( needs.mediaReplacement === 'after' ) {
			await replace( id, replacement );
		}
		made.push( Number( id ) );
		Object.assign( objects, { replaceable: Number( id ), replacement } );
		hasReplacements = true;
	}
	if ( needs.editableImage ) {
		const { id } = await upload( 'editable.png', await fieldsImage() );
		const editable = Number( id );
		if ( needs.editableImage === 'edited' ) {
			await edit( editable, [ { type: 'rotate', degrees: 90 } ] );
		}
		made.push( editable );
		Object.assign( objects, {
			editable,
			editableVersion: ( await source( editable ) ).version,
		} );
	}
	hasUploads ||= Boolean(
		needs.mediaUpload || needs.mediaReplacement || needs.editableImage || needs.startsUploads
	);
	return objects;
}

export async function remove(): Promise< void > {
	for ( const id of uploads.splice( 0 ) ) {
		const { attachment } = await status( id );
		if ( attachment ) {
			made.push( attachment );
		}
	}
	await removePosts( made.splice( 0 ) );
	if ( hasFolder ) {
		hasFolder = false;
		await removeFolders();
	}
	if ( hasReplacements ) {
		hasReplacements = false;
		await callReplace( 'remove_old' );
	}
	if ( hasUploads ) {
		hasUploads = false;
		await removeUploads();
	}
}

export const turnOn = fill;
export const turnOff = removeIndex;
