import type { CoreMedia } from '../core';
import type { ViewSnapshots } from '../views';
import type { CropMedia } from './core-crop';
import { createImageSelect } from './image-select';
import { replaceCroppers, type CropSession, type CropSnapshots } from './replace-croppers';

const NOTHING = {
	options: {},
	area: () => ( { x: 0, y: 0, width: 0, height: 0 } ),
	onOptions: () => {},
};

let isDone = false;

/** Shows our cropper instead of WordPress's, from now on. Its code loads when it opens. */
export function installCroppers( media: CoreMedia ): void {
	const { pagewrightMediaViews: snapshots } = globalThis as {
		pagewrightMediaViews?: ViewSnapshots & Partial< CropSnapshots >;
	};
	if ( isDone || ! snapshots?.Cropper || ! snapshots.SiteIconCropper ) {
		return;
	}
	isDone = true;
	const croppers = media as CropMedia;
	const IconView = croppers.view.SiteIconCropper;
	const turnOff = replaceCroppers( croppers, snapshots as CropSnapshots, ( view ) => {
		// WordPress's state calls it when the dialog closes, also before the code has loaded.
		view.controller.imgSelect = createImageSelect( NOTHING );
		let session: CropSession | null = null;
		let hasEnded = false;
		void import( /* webpackChunkName: "media-cropper" */ './show-cropper' ).then(
			( { showCropper } ) => {
				if ( ! hasEnded ) {
					session = showCropper( croppers, view, view instanceof IconView );
				}
			},
			// A file is missing after an update of the plugin, or the connection is lost.
			() => {
				turnOff();
				if ( ! hasEnded ) {
					view.controller.createCropContent();
				}
			}
		);
		return {
			end: () => {
				hasEnded = true;
				session?.end();
			},
			stays: () => session?.stays() ?? false,
		};
	} );
}
