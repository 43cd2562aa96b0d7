// The part of the media library in tests of the whole plugin; see tests/support/shared-objects.ts.
import { fill, makeAttachments, removeIndex, removePosts } from './support/media';

interface Contract {
	/** Whether the cases need an attachment, whose ID replaces `{attachment}`. */
	attachment?: boolean;
}

const made: number[] = [];

export async function makeFor( { attachment }: Contract ): Promise< Record< string, number > > {
	if ( ! attachment ) {
		return {};
	}
	const ids = await makeAttachments( { attachment: {} } );
	made.push( ids.attachment );
	return ids;
}

export const remove = () => removePosts( made.splice( 0 ) );

export const turnOn = fill;
export const turnOff = removeIndex;
