import type { CoreMedia } from './core';

/** Properties of a class of WordPress, before other plugins can change them. */
export type Snapshot = Readonly< Record< string, unknown > >;

/** Classes of WordPress's dialog that other plugins change or replace, as Dialog.php prints them. */
export interface ViewSnapshots {
	AttachmentsBrowser: Snapshot;
	Modal: Snapshot;
	MediaFrame: Snapshot;
	Select: Snapshot;
	EditImage: Snapshot;
	ImageDetails: Snapshot;
	AudioDetails?: Snapshot;
	VideoDetails?: Snapshot;
	/** Class on which those of audio and video are based. */
	MediaDetails?: Snapshot;
	/** Inserting from a URL, and its parts. */
	Embed?: Snapshot;
	EmbedUrl?: Snapshot;
	EmbedLink?: Snapshot;
	EmbedImage?: Snapshot;
	/** Functions of the featured image in the classic editor; not a class. */
	FeaturedImage?: Snapshot;
	/** Settings of galleries and playlists. */
	Gallery?: Snapshot;
	Playlist?: Snapshot;
}

/** Content of a state of WordPress's dialog. */
export type DetailView = 'EditImage' | 'ImageDetails' | 'AudioDetails' | 'VideoDetails' | 'Embed';

/** Returns whether a class is as it was: no plugin added, changed or removed a property. */
export function isUnchanged( prototype: Record< string, unknown >, snapshot: Snapshot ): boolean {
	const names = new Set( [ ...Object.keys( prototype ), ...Object.keys( snapshot ) ] );
	return [ ...names ].every( ( name ) => prototype[ name ] === snapshot[ name ] );
}

/**
 * Returns whether no plugin has changed the frames of WordPress. A plugin that did adds tabs, states
 * or listeners there, so that its users expect WordPress's frame. Listeners of a class are a property
 * of its prototype, `_events`.
 */
export const areFramesUnchanged = ( { view }: CoreMedia, snapshots: ViewSnapshots ): boolean =>
	isUnchanged( view.Modal.prototype, snapshots.Modal ) &&
	isUnchanged( view.MediaFrame.prototype, snapshots.MediaFrame ) &&
	isUnchanged( view.MediaFrame.Select.prototype, snapshots.Select );
