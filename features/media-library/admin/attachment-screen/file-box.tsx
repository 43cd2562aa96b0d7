import { createRoot } from '@wordpress/element';
import { mediaFacts } from '../../browser/classic/facts';
import { AttachmentFile } from '../../browser/replace/AttachmentFile';
import { createImagePort } from '../../port/images';
import { attachmentFacts } from './facts';
import { screenStore } from './screen-store';

/** Shows what users can do with the file, in an element of the screen. */
export function showFileBox( place: HTMLElement ): void {
	const { id, focus } = attachmentFacts();
	const { ajaxUrl, timeZone, language } = mediaFacts();
	createRoot( place ).render(
		<AttachmentFile
			store={ screenStore( place.ownerDocument ) }
			{ ...{ id, focus } }
			context={ { timeZone, language } }
			images={ createImagePort( ajaxUrl ) }
		/>
	);
}
