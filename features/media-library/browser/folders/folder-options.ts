import type { Folder } from '../../port';
import { isInside } from '../../model/folder-tree';

/** An option of TreeSelect. */
interface Option {
	id: string;
	name: string;
	children: Option[];
}

/**
 * Returns the folders as options, without one and all folders inside it.
 *
 * @param folders Parents before their children.
 * @param without ID of that folder; 0 for none.
 */
export function folderOptions( folders: readonly Folder[], without = 0 ): Option[] {
	const options = new Map< number, Option >();
	const top: Option[] = [];
	for ( const { id, name, parent } of folders ) {
		if ( without && isInside( folders, id, without ) ) {
			continue;
		}
		const option: Option = { id: String( id ), name, children: [] };
		options.set( id, option );
		( options.get( parent )?.children ?? top ).push( option );
	}
	return top;
}
