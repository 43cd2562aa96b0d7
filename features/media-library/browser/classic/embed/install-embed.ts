import { replaceView } from '../details/replace-view';
import type { CoreMedia, CoreView } from '../core';
import { selectedShortcode } from '../selected-shortcode';
import { isUnchanged, type ViewSnapshots } from '../views';
import { keepEmbed } from './keep-embed';

/** As admin/media-dialog/off.ts has it, which is part of a script that an import would make larger. */
const isOff = () => sessionStorage.getItem( 'pagewright-media-off' ) !== null;

/** The views inside that of an embed. Plugins extend them for their providers. */
const PARTS = [ 'EmbedUrl', 'EmbedLink', 'EmbedImage' ] as const;

/** Shows our fields where WordPress's dialogs insert from a URL, from now on. */
export function installEmbed( media: CoreMedia, snapshots: ViewSnapshots ): void {
	if ( ! snapshots.Embed ) {
		return;
	}
	const areUnchanged = () =>
		PARTS.every( ( name ) => {
			const [ view, before ] = [ media.view[ name ], snapshots[ name ] ];
			return view && before && isUnchanged( view.prototype, before );
		} );
	replaceView( media, 'Embed', snapshots.Embed, {
		isOff: () => isOff() || ! areUnchanged(),
		load: async () => {
			const { mountEmbed } = await import(
				/* webpackChunkName: "media-embed" */ './EmbedView'
			);
			return ( view: CoreView ) => {
				keepEmbed( media, isEdited( view ) ? selectedShortcode( 'embed' ) : null );
				return mountEmbed( view );
			};
		},
	} );
}

/** Whether the dialog was opened from an embed of the post. */
const isEdited = ( { model }: CoreView ): boolean =>
	Boolean( ( model as { metadata?: { url?: string } } ).metadata?.url );
