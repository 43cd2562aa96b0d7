import { coreMedia, type CoreController, type CoreMedia, type CoreModel } from '../core';
import type { EmbedEdit } from '../embed/install-embed';
import type { PlayerEdit } from '../players/player-frame';
import type { ViewSnapshots } from '../views';
import { loadEditor } from './EditView';
import { mountImage } from './ImageView';
import { keepUnchanged, type ImageUpdate } from './keep-unchanged';
import { replaceView, type DetailContent } from './replace-view';

/** Content of the region of a dialog that shows the details of an image. */
const DETAILS = 'image-details';

/** The image of a widget whose dialog opens, as Dialog.php tells. */
interface WidgetImage {
	kind: 'image';
	frame: CoreController & { options: { metadata: Record< string, unknown > } };
}

/** The image, the player or the embed whose dialog opens now. */
export type Edited = ImageUpdate | PlayerEdit | WidgetImage | EmbedEdit;

/**
 * Shows our content in the dialogs that edit an image, a player or an embed of a post or a widget, from now on.
 *
 * @param edited The image, the player or the embed whose dialog opens now.
 * @param isOff  Whether the user chose WordPress's own library.
 */
export function replaceDetails( edited: Edited, isOff: DetailContent[ 'isOff' ] ): void {
	const media = coreMedia();
	const { pagewrightMediaViews: snapshots } = globalThis as {
		pagewrightMediaViews?: ViewSnapshots;
	};
	if ( ! media || ! snapshots ) {
		return;
	}
	if ( 'frame' in edited && edited.kind === 'embed' ) {
		import( /* webpackChunkName: "media-classic" */ '../classic-editor' )
			.then( ( { showEmbed } ) =>
				isOff() ? undefined : showEmbed( media, snapshots, edited.frame )
			)
			// Without the code, WordPress's dialog stays.
			.catch( () => {} );
		return;
	}
	if ( 'frame' in edited && edited.kind !== 'image' ) {
		void import(
			/* webpackChunkName: "media-player-details" */ '../players/replace-players'
		).then(
			( { replacePlayers } ) =>
				replacePlayers( { media, snapshots, edited, isOff, replaceView } ),
			// Without the code, WordPress's dialog stays.
			() => {}
		);
		return;
	}
	/** Values of the model before its attachment arrived. */
	let before: Record< string, unknown > | null = {
		...( 'frame' in edited ? edited.frame.options : edited ).metadata,
	};
	keepUnchanged( media, 'frame' in edited ? null : edited );
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
