import type { Failure } from '../../model/failure';
import type { FolderHistory } from '../../model/folder-history';
import type { FolderTree } from '../../port';

/** Tells what happened last. */
export interface FolderNotice {
	/** Another one for each notice. */
	key: number;
	text: string;
	isError: boolean;
	/** Whether the files are still moving. */
	isRunning: boolean;
	canUndo: boolean;
}

/** A change of attachments. */
export type FolderEvent =
	{ type: 'moved'; ids: readonly number[]; folders: readonly number[] } | { type: 'invalidated' };

/** Replaced by each change. */
export interface FolderState {
	/** Null before the first response. */
	tree: FolderTree | null;
	/** Why the folders could not be loaded. */
	failure: Failure | null;
	notice: FolderNotice | null;
	history: FolderHistory;
}
