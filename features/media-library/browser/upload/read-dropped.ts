import type { Dropped } from './take-dropped';

/** A file with the names of the dropped folders that contain it, the outermost first. */
export interface FoundFile {
	file: File;
	path: readonly string[];
}

export interface Found {
	files: readonly FoundFile[];
	/** Number of files and folders that could not be read. */
	unread: number;
}

/** Files that systems create in folders, besides those whose names begin with a dot. */
const HIDDEN = /^(?:\.|(?:thumbs\.db|desktop\.ini|__macosx|icon\r)$)/i;

/** Folders that are nested deeper may contain themselves, by a link. */
const MOST_LEVELS = 40;

/** Returns all files, also those in folders. Hidden files in folders are left out. Never rejects. */
export async function readDropped( dropped: readonly Dropped[] ): Promise< Found > {
	const files: FoundFile[] = [];
	let unread = 0;
	const readFolder = async ( folder: FileSystemDirectoryEntry, path: readonly string[] ) => {
		try {
			for ( const entry of await entriesOf( folder ) ) {
				await readEntry( entry, path );
			}
		} catch {
			unread++;
		}
	};
	const readEntry = async ( entry: FileSystemEntry, path: readonly string[] ) => {
		if ( HIDDEN.test( entry.name ) ) {
			return;
		}
		if ( ! entry.isDirectory ) {
			const file = await fileOf( entry as FileSystemFileEntry );
			void ( file ? files.push( { file, path } ) : unread++ );
		} else if ( path.length < MOST_LEVELS ) {
			await readFolder( entry as FileSystemDirectoryEntry, [ ...path, entry.name ] );
		} else {
			unread++;
		}
	};
	for ( const entry of dropped ) {
		if ( 'isDirectory' in entry ) {
			await readFolder( entry, [ entry.name ] );
		} else {
			files.push( { file: entry, path: [] } );
		}
	}
	return { files, unread };
}

/** Returns the content of a folder by name. Browsers return at most 100 entries at once. */
async function entriesOf( folder: FileSystemDirectoryEntry ): Promise< FileSystemEntry[] > {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise< FileSystemEntry[] >( ( resolve, reject ) =>
			reader.readEntries( resolve, reject )
		);
		if ( ! some.length ) {
			return all.sort( byName );
		}
		all.push( ...some );
	}
}

const byName = ( one: FileSystemEntry, other: FileSystemEntry ) =>
	one.name.localeCompare( other.name, undefined, { numeric: true } );

/** Returns the file of an entry; null if it cannot be read. */
const fileOf = ( entry: FileSystemFileEntry ): Promise< File | null > =>
	new Promise( ( resolve ) => entry.file( resolve, () => resolve( null ) ) );
