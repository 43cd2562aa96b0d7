// The part of the media library in tests of the whole plugin; see tests/support/shared-objects.ts.
import { create, removeFolders } from './support/folders';
import { fill, makeAttachments, removeIndex, removePosts } from './support/media';

interface Contract {
	/** Whether the cases need an attachment, whose ID replaces `{attachment}`. */
	attachment?: boolean;
	/** Whether the cases need a folder, whose ID replaces `{folder}`. */
	mediaFolder?: boolean;
}

const made: number[] = [];

let hasFolder = false;

export async function makeFor( needs: Contract ): Promise< Record< string, number > > {
	const objects: Record< string, number > = {};
	if ( needs.attachment ) {
		const { attachment } = await makeAttachments( { attachment: {} } );
		made.push( attachment );
		objects.attachment = attachment;
	}
	if ( needs.mediaFolder ) {
		hasFolder = true;
		objects.folder = await create( 'Folder of a contract' );
	}
	return objects;
}

export async function remove(): Promise< void > {
	await removePosts( made.splice( 0 ) );
	if ( hasFolder ) {
		hasFolder = false;
		await removeFolders();
	}
}

export const turnOn = fill;
export const turnOff = removeIndex;
