/** The content of a folder: files by name, with their bytes, or folders. Null cannot be read. */
export interface FakeFolder {
	[ name: string ]: string | FakeFolder | null;
}

/** Browsers return at most so many entries at once. */
const AT_ONCE = 100;

/** Returns a folder as browsers pass it after a drop. */
export function droppedFolder(
	name: string,
	content: FakeFolder | null
): FileSystemDirectoryEntry {
	const createReader = () => {
		const left = Object.entries( content ?? {} ).map( ( [ key, value ] ) =>
			entryOf( key, value )
		);
		return {
			readEntries: (
				resolve: ( entries: FileSystemEntry[] ) => void,
				reject: ( error: Error ) => void
			) => {
				void ( content
					? setTimeout( () => resolve( left.splice( 0, AT_ONCE ) ) )
					: reject( new Error( name ) ) );
			},
		};
	};
	return {
		...{ name, isFile: false, isDirectory: true, createReader },
	} as unknown as FileSystemDirectoryEntry;
}

function entryOf( name: string, content: FakeFolder[ string ] ): FileSystemEntry {
	if ( content && typeof content === 'object' ) {
		return droppedFolder( name, content );
	}
	return {
		...{ name, isFile: true, isDirectory: false },
		file: ( resolve: ( file: File ) => void, reject: ( error: Error ) => void ) =>
			content === null
				? reject( new Error( name ) )
				: resolve( new File( [ content ], name ) ),
	} as unknown as FileSystemEntry;
}
