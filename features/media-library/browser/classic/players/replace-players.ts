import type { CoreMedia } from '../core';
import type { DetailContent, replaceView } from '../details/replace-view';
import { isUnchanged, type ViewSnapshots } from '../views';
import { improveFileButtons } from './file-buttons';
import { keepPlayer } from './keep-player';
import type { PlayerEdit } from './player-frame';
import { mountPlayer } from './PlayerView';

const VIEWS = { audio: 'AudioDetails', video: 'VideoDetails' } as const;

interface Options {
	media: CoreMedia;
	snapshots: ViewSnapshots;
	/** The player whose dialog opens now. */
	edited: PlayerEdit;
	/** Whether the user chose WordPress's own library. */
	isOff: DetailContent[ 'isOff' ];
	replaceView: typeof replaceView;
}

/** Shows our content in the dialogs that edit a player of a post, from now on. */
export function replacePlayers( { media, snapshots, edited, ...options }: Options ): void {
	const follow = ( next: PlayerEdit ) => {
		keepPlayer( media, next );
		improveFileButtons( media, next );
	};
	follow( edited );
	media.events.on( 'pagewright:player-edit', follow );
	const isOff = () =>
		options.isOff() ||
		! snapshots.MediaDetails ||
		! isUnchanged( media.view.MediaDetails.prototype, snapshots.MediaDetails );
	const { frame, kind } = edited;
	const original = media.view[ VIEWS[ kind ] ];
	for ( const name of Object.values( VIEWS ) ) {
		const snapshot = snapshots[ name ];
		if ( snapshot ) {
			options.replaceView( media, name, snapshot, {
				isOff,
				load: async () => ( view ) => mountPlayer( media, view ),
			} );
		}
	}
	// The dialog knows the class since it was created.
	if ( frame.DetailsView === original ) {
		frame.DetailsView = media.view[ VIEWS[ kind ] ];
		showAgain( media, edited );
	}
}

/** Shows our content in the open dialog, unless the user already works in that of WordPress. */
function showAgain( { mixin }: CoreMedia, { kind, frame: { content } }: PlayerEdit ): void {
	const mode = `${ kind }-details`;
	const view = content.get();
	if ( content.mode() === mode && ! view?.el.contains( view.el.ownerDocument.activeElement ) ) {
		// Players go on playing without their elements.
		mixin?.unsetPlayers.call( view );
		content.render( mode );
	}
}
