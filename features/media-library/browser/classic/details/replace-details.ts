import { coreMedia, type CoreMedia, type CoreModel } from '../core';
import type { ViewSnapshots } from '../views';
import { loadEditor } from './EditView';
import { mountImage } from './ImageView';
import { keepUnchanged, type ImageUpdate } from './keep-unchanged';
import { replaceView, type DetailContent } from './replace-view';

/** Content of the region of a dialog that shows the details of an image. */
const DETAILS = 'image-details';

/**
 * Shows our content in the dialog that edits an image of a post, from now on.
 *
 * @param edited The image whose dialog opens now.
 * @param isOff  Whether the user chose WordPress's own library.
 */
export function replaceDetails( edited: ImageUpdate, isOff: DetailContent[ 'isOff' ] ): void {
	const media = coreMedia();
	const { pagewrightMediaViews: snapshots } = globalThis as {
		pagewrightMediaViews?: ViewSnapshots;
	};
	if ( ! media || ! snapshots ) {
		return;
	}
	/** Values of the model before its attachment arrived. */
	let before: Record< string, unknown > | null = { ...edited.metadata };
	keepUnchanged( media, edited );
	replaceView( media, 'ImageDetails', snapshots.ImageDetails, {
		isOff,
		load: async () => {
			const first = before;
			return ( view ) =>
				mountImage( view, first ?? ( view.model as unknown as CoreModel ).toJSON() );
		},
	} );
	replaceView( media, 'EditImage', snapshots.EditImage, {
		...{ isOff, load: loadEditor, later: [ 'loadEditor' ] },
	} );
	showAgain( media );
	before = null;
}

/** Shows our content in the open dialog, unless the user already works in that of WordPress. */
function showAgain( { frame }: CoreMedia ): void {
	const el = frame?.content.get()?.el;
	if ( frame?.content.mode() === DETAILS && ! el?.contains( el.ownerDocument.activeElement ) ) {
		frame.content.render( DETAILS );
	}
}
