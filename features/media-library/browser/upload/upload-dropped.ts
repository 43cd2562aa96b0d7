import { __, _n, sprintf } from '@wordpress/i18n';
import type { FolderPath } from '../store/folder-paths';
import type { FolderStore } from '../store/folder-store';
import { readDropped, type Found, type FoundFile } from './read-dropped';
import type { Dropped } from './take-dropped';

interface Target {
	folders: Pick< FolderStore, 'makePaths' | 'report' >;
	/** Whether files can be in folders. */
	hasFolders: boolean;
	/** ID of the folder on which it was dropped; by default the shown one. */
	folder?: number | undefined;
	/** Uploads files into a folder; into the shown one without an ID. */
	add: ( files: readonly File[], folder?: number ) => void;
}

/**
 * Uploads what was dropped. Dropped folders become folders of the library, if the user may create them; otherwise their
 * files are uploaded without them.
 */
export async function uploadDropped(
	dropped: readonly Dropped[],
	{ folders, hasFolders, folder, add }: Target
): Promise< void > {
	const found = await readDropped( dropped );
	const groups = groupsOf( found.files );
	const paths = groups.map( ( { path } ) => path ).filter( ( path ) => path.length );
	const ids = hasFolders && paths.length ? await folders.makePaths( paths, folder ) : null;
	for ( const { path, files } of groups ) {
		add( files, ids?.[ paths.indexOf( path ) ] || folder );
	}
	const problem = problemOf( found );
	if ( problem ) {
		folders.report( problem );
	}
}

/** Returns the files by the folders that contain them. */
function groupsOf( found: readonly FoundFile[] ) {
	const groups = new Map< string, { path: FolderPath; files: File[] } >();
	for ( const { path, file } of found ) {
		const key = path.join( '/' );
		const group = groups.get( key ) ?? { path, files: [] };
		group.files.push( file );
		groups.set( key, group );
	}
	return [ ...groups.values() ];
}

/** Returns what is wrong with a drop; '' for nothing. */
function problemOf( { files, unread }: Found ): string {
	if ( unread ) {
		return sprintf(
			/* translators: %d: number of files and folders. */
			_n(
				'%d file or folder could not be read, and is not uploaded.',
				'%d files or folders could not be read, and are not uploaded.',
				unread,
				'pagewright'
			),
			unread
		);
	}
	return files.length ? '' : __( 'There are no files in this folder.', 'pagewright' );
}
