/** Something that the user dropped: a file, or a folder that must be read. */
export type Dropped = File | FileSystemDirectoryEntry;

/** Returns what was dropped or pasted. It must be called before the event ends: then the data is missing. */
export function takeDropped( {
	items,
	files,
}: Pick< DataTransfer, 'items' | 'files' > ): Dropped[] {
	const taken = [ ...items ]
		.filter( ( { kind } ) => kind === 'file' )
		.flatMap< Dropped >( ( item ) => {
			const entry = item.webkitGetAsEntry?.();
			return entry?.isDirectory
				? [ entry as FileSystemDirectoryEntry ]
				: ( item.getAsFile() ?? [] );
		} );
	return taken.length ? taken : [ ...files ];
}
