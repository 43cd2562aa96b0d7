import { TreeSelect } from '@wordpress/components';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Attachment } from '../../port';
import type { FolderStore } from '../store/folder-store';
import { folderOptions } from './folder-options';
import { entryName } from './texts';

/** The folder of a file. Another choice moves the file at once. */
export function FolderField( {
	store,
	attachment,
}: {
	store: FolderStore;
	attachment: Attachment;
} ) {
	const { tree } = useSyncExternalStore( store.subscribe, store.state );
	const isUnknown = tree === null;
	useEffect( () => {
		if ( isUnknown ) {
			void store.load();
		}
	}, [ store, isUnknown ] );
	const options = useMemo( () => folderOptions( tree?.folders ?? [] ), [ tree ] );
	if ( ! tree?.canFile || ( options.length === 0 && attachment.folders.length === 0 ) ) {
		return null;
	}
	const [ first = 0, ...others ] = attachment.folders;
	return (
		<div className="pagewright-media-library__fields">
			<TreeSelect
				label={ __( 'Folder', 'pagewright' ) }
				help={
					others.length > 0
						? sprintf(
								/* translators: %s: names of folders. */
								__( 'Also in: %s', 'pagewright' ),
								others.map( ( id ) => entryName( id, tree ) ).join( ', ' )
							)
						: undefined
				}
				noOptionLabel={ __( 'Without a folder', 'pagewright' ) }
				tree={ options }
				selectedId={ first ? String( first ) : '' }
				onChange={ ( id ) => void store.moveFiles( [ attachment.id ], Number( id ) ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}
