import type { Failure } from './model/failure';
import type { MediaQuery } from './model/query';

/** Result of a call: a port never rejects. */
export type Result< T > = { ok: true; value: T } | { ok: false; failure: Failure };

export type AttachmentStatus = 'inherit' | 'private' | 'trash';

/**
 * The part of an attachment that a grid shows: about 190 bytes in the response of our own route,
 * while a whole attachment of WordPress has 1.45 kB. Names and units are those of WordPress's
 * attachments; a port converts other ones, such as dates in seconds and relative URLs.
 */
export interface AttachmentRow {
	id: number;
	/** Plain text; '' when the attachment has no title. */
	title: string;
	/** Name of the file without its folder. */
	filename: string;
	/** MIME type such as image/png. */
	mime: string;
	/** URL of the image in a tile; '' for files without one. */
	thumbnail: string;
	/** Size of that image in pixels; 0 without one. */
	thumbnailWidth: number;
	thumbnailHeight: number;
	/** Dominant color of that image, shown while it loads: six hex digits; '' if unknown. */
	color: string;
	/** Size of the image or video itself in pixels; 0 if unknown. */
	width: number;
	height: number;
	/** Length of audio or video, such as 3:45; '' if unknown. */
	fileLength: string;
	/** Alternative text. */
	alt: string;
	/** Time of the upload in milliseconds since 1970. Many attachments may share one. */
	date: number;
	/** ID of the user; 0 for none. WordPress's own response has it as a string. */
	author: number;
	/** ID of the post to which the file was uploaded; 0 for unattached files. */
	uploadedTo: number;
	status: AttachmentStatus;
	/** IDs of its folders; usually one or none. Other code can put a file into several. */
	folders: readonly number[];
	/** Whether the signed-in user may edit and delete it. The server checks again. */
	canEdit: boolean;
	canDelete: boolean;
	/** Time of the last change, as `date`. Rows have it only when the list is ordered by it. */
	modified?: number;
	/** Rows have it only when the list is ordered by it. */
	menuOrder?: number;
	/** Slug. Rows have it only when the list is ordered by it. */
	name?: string;
}

export interface ImageSize {
	url: string;
	width: number;
	height: number;
}

/** A whole attachment: what the details show and what callers get. */
export interface Attachment extends AttachmentRow {
	modified: number;
	menuOrder: number;
	name: string;
	/** URL of the file. */
	url: string;
	/** URL of the attachment page, which redirects to the file on new sites. */
	link: string;
	caption: string;
	description: string;
	/** By name; only sizes that the file has. */
	sizes: Readonly< Record< string, ImageSize > >;
	filesizeInBytes: number;
	/** Number that changes when the file is replaced at the same URL; 0 if it never was. */
	fileVersion: number;
	/** When the file was replaced, and until when the old one can be restored; 0 if it cannot. As `date`. */
	replacedAt: number;
	restorableUntil: number;
	/** Only of audio; '' if unknown. */
	artist?: string;
	album?: string;
}

/** The properties that `save` may change. Missing ones stay as they are. */
export type AttachmentChanges = Partial<
	Pick<
		Attachment,
		'title' | 'alt' | 'caption' | 'description' | 'uploadedTo' | 'artist' | 'album'
	>
>;

/** The place after a row in the order of a query. Only the port that returned it can read it. */
export type Cursor = string;

export interface PageRequest {
	query: MediaQuery;
	/** Number of rows, at most 200. Others are invalid. */
	count: number;
	/**
	 * Where the page begins: at a position from 0, or after a row. A cursor is faster and exact when
	 * attachments were added or removed since; a position can be anywhere.
	 */
	from: { position: number } | { after: Cursor };
}

export interface MediaPage {
	/** In the order of the query, with the ID as the last key. Empty after the end. */
	rows: readonly AttachmentRow[];
	/** Number of attachments of the whole query. */
	total: number;
	/** Place after the last row; null at the end. */
	next: Cursor | null;
	/**
	 * Changes when an attachment is added, changed or deleted, also if the total stays equal. Absent
	 * if the server does not know.
	 */
	version?: string;
	/** Whether the rows are shown, but load again: they were requested a while before. */
	isOld?: boolean;
	/** The search table of the server. Absent if it has none. */
	index?: IndexState;
}

/** A table that makes searches fast. Lists are complete without it. */
export interface IndexState {
	state: 'ready' | 'building' | 'missing' | 'off';
	/** Finished part of the first pass, 0 to 1. */
	share: number;
}

/** Result of an action on many attachments. One that fails does not stop the others. */
export interface BulkResult {
	/** IDs in the order of the request. */
	done: readonly number[];
	failed: ReadonlyArray< { id: number; failure: Failure } >;
}

export interface Folder {
	id: number;
	name: string;
	/** ID of the folder that contains it; 0 at the top. */
	parent: number;
	/** Attachments in the folder itself, without those in the trash. */
	count: number;
}

/** All folders of a library, as the signed-in user sees them. */
export interface FolderTree {
	/** Folders after the folders that contain them. */
	folders: readonly Folder[];
	/** Number of all attachments. */
	all: number;
	/** Number of attachments without a folder. */
	unfiled: number;
	/** Whether the user may create, change and delete folders. */
	canEdit: boolean;
	/** Whether the user may move attachments that they may edit. */
	canFile: boolean;
}

export type FolderChange =
	| {
			type: 'create';
			name: string;
			/** 0 for the top. */
			parent: number;
			/** Folders that move into the new one. */
			children?: readonly number[];
			/** Attachments that the new folder contains, besides their other folders. */
			files?: readonly number[];
	  }
	| { type: 'update'; id: number; name?: string; parent?: number }
	/** Attachments stay in the library, and folders inside move up. */
	| { type: 'delete'; id: number };

export interface FolderResult {
	/** ID of the created, changed or deleted folder. */
	id: number;
	tree: FolderTree;
	/** The change that undoes this one; null for none. */
	undo: FolderChange | null;
}

/** Attachments that move to these folders, and leave all others. */
export interface FileMove {
	ids: readonly number[];
	/** Empty for no folder. */
	folders: readonly number[];
}

/** Moves that undo a request. */
export interface MoveResult extends BulkResult {
	before: readonly FileMove[];
}

/** A place that uses an attachment. */
export interface AttachmentUse {
	/** ID of the post; 0 for another part of the site, and for a post that the user may not read. */
	post: number;
	/** Title of the post, or name of the part of the site; '' for a post that the user may not read. */
	title: string;
	/** A setting is the icon or the logo of the site, a widget area or a menu, for example. */
	kind: 'content' | 'featured' | 'gallery' | 'uploaded' | 'setting';
	/** URL of the edit screen; '' when the user may not edit the post. */
	editLink: string;
}

export interface Embed {
	/** HTML of the provider. Show it only in a frame of its own. */
	html: string;
	/** In pixels; 0 when the provider names none. */
	width: number;
	height: number;
}

/**
 * All that the media library asks of a server. Methods never reject: a failure is a value. Each
 * takes a signal; an aborted call resolves with the failure `aborted`. Actions on several
 * attachments check the capability for each ID.
 */
export interface MediaPort {
	/** Returns a page of rows. After the end: no rows and the right total. */
	query: ( request: PageRequest, signal?: AbortSignal ) => Promise< Result< MediaPage > >;
	/**
	 * Returns the page that the next query for it will get without a request, if it is here. A list shows it at once.
	 * Ports that never request pages early lack it.
	 */
	early?: ( request: PageRequest ) => MediaPage | undefined;
	/** Returns the number of attachments of a query without loading any. */
	count: ( query: MediaQuery, signal?: AbortSignal ) => Promise< Result< number > >;
	/** Returns a whole attachment. Fails with `missing` for an unknown ID. */
	get: ( id: number, signal?: AbortSignal ) => Promise< Result< Attachment > >;
	/** Returns the saved attachment, whose values may differ because the server sanitizes them. */
	save: (
		id: number,
		changes: AttachmentChanges,
		signal?: AbortSignal
	) => Promise< Result< Attachment > >;
	/** Saves the same changes in several attachments. */
	saveMany: (
		ids: readonly number[],
		changes: AttachmentChanges,
		signal?: AbortSignal
	) => Promise< Result< BulkResult > >;
	/** Moves attachments to the trash. Each fails with `invalid` on sites without media trash. */
	trash: ( ids: readonly number[], signal?: AbortSignal ) => Promise< Result< BulkResult > >;
	/** Takes attachments out of the trash. */
	restore: ( ids: readonly number[], signal?: AbortSignal ) => Promise< Result< BulkResult > >;
	/** Deletes attachments and their files permanently. */
	remove: ( ids: readonly number[], signal?: AbortSignal ) => Promise< Result< BulkResult > >;
	/** Restores the version before the last replacement. Fails with `missing` if there is none. */
	undoReplace: ( id: number, signal?: AbortSignal ) => Promise< Result< Attachment > >;
	/** @param types Parts of MIME types, one of which each counted file has; empty for all files. */
	folders: ( types: readonly string[], signal?: AbortSignal ) => Promise< Result< FolderTree > >;
	/**
	 * Creates, changes or deletes a folder. Fails with `invalid` for a name that the place has.
	 *
	 * @param types As for `folders`.
	 */
	changeFolder: (
		change: FolderChange,
		types: readonly string[],
		signal?: AbortSignal
	) => Promise< Result< FolderResult > >;
	/** Moves attachments to folders. */
	moveFiles: (
		moves: readonly FileMove[],
		signal?: AbortSignal
	) => Promise< Result< MoveResult > >;
	/**
	 * Saves the order of files of a post. If one is refused, none changes. Fails with `missing` if a file is not, or
	 * no longer, one of the post.
	 *
	 * @param post ID of the post.
	 * @param ids  The files in their order, at most 500.
	 */
	saveOrder: (
		post: number,
		ids: readonly number[],
		signal?: AbortSignal
	) => Promise< Result< { ids: readonly number[] } > >;
	/** Returns the places that use an attachment. */
	uses: ( id: number, signal?: AbortSignal ) => Promise< Result< readonly AttachmentUse[] > >;
	/** Returns the preview of a URL. Fails with `missing` when no provider knows it. */
	oembed: (
		request: { url: string; maxWidth: number },
		signal?: AbortSignal
	) => Promise< Result< Embed > >;
	/**
	 * Fills the search table for about a second. Call it again until the state is not `building`.
	 * Ports without such a table lack it.
	 */
	fillIndex?: ( signal?: AbortSignal ) => Promise< Result< IndexState > >;
}
