import { replaceView } from '../details/replace-view';
import type { CoreController, CoreMedia, CoreModel, CoreView } from '../core';
import { selectedShortcode } from '../selected-shortcode';
import { isUnchanged, type ViewSnapshots } from '../views';
import { keepEmbed } from './keep-embed';

/** As admin/media-dialog/off.ts has it, which is part of a script that an import would make larger. */
const isOff = () => sessionStorage.getItem( 'pagewright-media-off' ) !== null;

/** The views inside that of an embed. Plugins extend them for their providers. */
const PARTS = [ 'EmbedUrl', 'EmbedLink', 'EmbedImage' ] as const;

/** Dialogs in which the user is in WordPress's fields while ours appear. */
const focused = new WeakSet< CoreController >();

const loadView = () => import( /* webpackChunkName: "media-embed" */ './EmbedView' );

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
			const { mountEmbed } = await loadView();
			return ( view: CoreView ) => {
				keepEmbed( media, isEdited( view ) ? selectedShortcode( 'embed' ) : null );
				return mountEmbed( view, focused.delete( view.controller ) );
			};
		},
	} );
}

/** An embed whose dialog opens, as Dialog.php tells. */
export interface EmbedEdit {
	kind: 'embed';
	frame: CoreController & { options: { metadata: { url?: string } } };
}

/**
 * Shows our fields in the dialog of an embed that opens now, unless the user already changed its URL in those of
 * WordPress, and in all later ones.
 */
export async function showEmbed(
	media: CoreMedia,
	snapshots: ViewSnapshots,
	frame: EmbedEdit[ 'frame' ]
): Promise< void > {
	// The dialog has content all the time.
	await loadView();
	installEmbed( media, snapshots );
	const view = frame.content.get();
	const { props } = frame.state() as unknown as { props: CoreModel };
	if (
		view &&
		frame.content.mode() === 'embed' &&
		! ( view instanceof media.view.Embed ) &&
		props.get( 'url' ) === frame.options.metadata.url
	) {
		if ( view.el.contains( view.el.ownerDocument.activeElement ) ) {
			focused.add( frame );
		}
		frame.content.render( 'embed' );
	}
}

/** Whether the dialog was opened from an embed of the post. */
const isEdited = ( { model }: CoreView ): boolean =>
	Boolean( ( model as { metadata?: { url?: string } } ).metadata?.url );
