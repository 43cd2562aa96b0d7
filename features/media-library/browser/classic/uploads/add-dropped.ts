import { failureText } from '../../failure-text';
import type { FolderStore } from '../../store/folder-store';
import { loadUploadCode } from '../../upload/load-upload-code';
import type { Dropped } from '../../upload/take-dropped';
import type { Held } from './held';
import type { UploadBridge } from './upload-bridge';

interface Target {
	/** Undefined if WordPress uploads the files. */
	bridge: Pick< UploadBridge, 'putInto' > | undefined;
	folders: Pick< FolderStore, 'makePaths' | 'report' >;
	/** Whether dropped folders become folders of the library. */
	hasFolders: boolean;
}

/**
 * Adds dropped files and folders to the files of a dialog. Plupload gets all files at once, after the folders
 * exist. Never rejects.
 */
export async function addDropped(
	dropped: readonly Dropped[],
	{ controller: { content }, uploader: { uploader } }: Pick< Held, 'controller' | 'uploader' >,
	{ bridge, folders, hasFolders }: Target
): Promise< void > {
	if ( content.mode() === 'upload' ) {
		// The notice about folders is beside the files.
		content.mode( 'browse' );
	}
	const files: File[] = [];
	try {
		const { uploadDropped } = await loadUploadCode();
		await uploadDropped( dropped, {
			...{ folders, hasFolders },
			add: ( some, folder ) => {
				bridge?.putInto( some, folder );
				files.push( ...some );
			},
		} );
	} catch {
		folders.report( failureText( { kind: 'network' } ) );
		files.push( ...dropped.filter( ( one ) => one instanceof File ) );
	}
	if ( files.length ) {
		uploader.addFile( files );
	}
}
