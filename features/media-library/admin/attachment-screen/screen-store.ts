import { mediaFacts } from '../../browser/classic/facts';
import { MediaStore } from '../../browser/store/media-store';
import { followOtherTabs } from '../../browser/store/other-tabs';
import { createWordPressPort } from '../../port/wordpress';
import { attachmentFacts } from './facts';
import { showFile } from './show-file';

let shared: MediaStore | null = null;

/** Returns the store of the screen. The screen and other tabs show what it changes. */
export function screenStore( page: Document ): MediaStore {
	if ( ! shared ) {
		const { ajaxUrl, language } = mediaFacts();
		const { id } = attachmentFacts();
		shared = new MediaStore( createWordPressPort( { ajaxUrl } ) );
		shared.listen( ( event ) => {
			if ( event.type === 'changed' && event.item.id === id ) {
				showFile( page, event.item, language );
			}
		} );
		followOtherTabs( shared, page );
	}
	return shared;
}
