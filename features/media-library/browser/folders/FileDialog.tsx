import type { FolderStore } from '../store/folder-store';
import { useCode } from '../use-code';
import { loadFolders } from './Folders';

interface FileDialogProps {
	store: FolderStore;
	ids: readonly number[];
	onClose: () => void;
}

/** Asks for the folder to which files move. Its code loads with the first one. */
export function FileDialog( { store, ids, onClose }: FileDialogProps ) {
	const { code } = useCode( loadFolders );
	return code ? <code.MoveDialog { ...{ store, onClose } } moved={ { files: ids } } /> : null;
}
