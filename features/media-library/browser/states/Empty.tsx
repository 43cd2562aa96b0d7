import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { file, Icon, media, search } from '@wordpress/icons';

/** The text for a library without files. */
export function EmptyLibrary( { children }: { children: ReactNode } ) {
	return (
		<div className="pagewright-media-library__empty">
			{ children ?? (
				<>
					<Icon icon={ media } size={ 48 } />
					<h2>{ __( 'No files yet', 'pagewright' ) }</h2>
					<p>{ __( 'Files appear here after you upload them.', 'pagewright' ) }</p>
				</>
			) }
		</div>
	);
}

/** The text for a folder without files, or where all files are in folders. */
export function EmptyFolder( { isFolder }: { isFolder: boolean } ) {
	return (
		<div className="pagewright-media-library__empty">
			<Icon icon={ file } size={ 48 } />
			<h2>
				{ isFolder
					? __( 'No files in this folder', 'pagewright' )
					: __( 'All files are in folders', 'pagewright' ) }
			</h2>
			{ isFolder && (
				<p>
					{ __(
						'Drag files to the folder, or choose it in the details of a file.',
						'pagewright'
					) }
				</p>
			) }
		</div>
	);
}

/** The text for a search or a filter without a result. */
export function NothingFound( { onClear }: { onClear: () => void } ) {
	return (
		<div className="pagewright-media-library__empty">
			<Icon icon={ search } size={ 48 } />
			<h2>{ __( 'No files found', 'pagewright' ) }</h2>
			<p>{ __( 'No file matches your search and filters.', 'pagewright' ) }</p>
			<Button variant="secondary" onClick={ onClear } __next40pxDefaultSize>
				{ __( 'Clear search and filters', 'pagewright' ) }
			</Button>
		</div>
	);
}
