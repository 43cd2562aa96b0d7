// The part of the media library in tests of the whole plugin; see tests/support/shared-objects.ts.
import { create, removeFolders } from './support/folders';
import { fill, makeAttachments, removeIndex, removePosts } from './support/media';
import { chunk, removeUploads, start, status } from './support/uploads';

interface Contract {
	/** Whether the cases need an attachment, whose ID replaces `{attachment}`. */
	attachment?: boolean;
	/** Whether the cases need a folder, whose ID replaces `{folder}`. */
	mediaFolder?: boolean;
	/** Whether the cases need an upload of an author, whose ID replaces `{upload}`. */
	mediaUpload?: boolean;
	/** Ten bytes of this upload that are sent before the cases. */
	mediaUploadBytes?: string;
	/** Whether the cases start uploads. */
	startsUploads?: boolean;
}

const made: number[] = [];

let hasFolder = false;
let hasUploads = false;
const uploads: string[] = [];

export async function makeFor( needs: Contract ): Promise< Record< string, number | string > > {
	const objects: Record< string, number | string > = {};
	if ( needs.attachment ) {
		const { attachment } = await makeAttachments( { attachment: {} } );
		made.push( attachment );
		objects.attachment = attachment;
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
	hasUploads ||= Boolean( needs.mediaUpload || needs.startsUploads );
	return objects;
}

export async function remove(): Promise< void > {
	for ( const id of uploads.splice( 0 ) ) {
		made.push( ( await status( id ) ).attachment ?? 0 );
	}
	await removePosts( made.splice( 0 ) );
	if ( hasFolder ) {
		hasFolder = false;
		await removeFolders();
	}
	if ( hasUploads ) {
		hasUploads = false;
		await removeUploads();
	}
}

export const turnOn = fill;
export const turnOff = removeIndex;
