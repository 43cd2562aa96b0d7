import { __, _n, sprintf } from '@wordpress/i18n';
import { FolderNotice } from '../../browser/folders/FolderNotice';
import type { MediaStore } from '../../browser/store/media-store';
import { UploadPanel } from '../../browser/upload/UploadPanel';
import { UploadStatus } from '../../browser/upload/UploadStatus';
import { UploadZone } from '../../browser/upload/UploadZone';
import type { UploadScreenFacts } from './facts';
import { UploadedRow } from './UploadedRow';
import { useUploaded, type Uploaded } from './use-uploaded';

interface Props {
	facts: UploadScreenFacts;
	store: MediaStore;
}

/** Uploads files, and shows their progress and the uploaded files. */
export function UploadScreen( { facts, store }: Props ) {
	const { uploads } = store;
	const uploaded = useUploaded( store );
	const upload = ( files: readonly File[], folder?: number ) =>
		uploads.add( files, { post: facts.post, folder } );
	return (
		<>
			<div className="pagewright-media-library pagewright-media-new__uploader">
				<UploadZone { ...{ store } } hasFolders={ facts.hasFolders } onFiles={ upload } />
				<UploadPanel
					accept=""
					onFiles={ ( files ) => upload( files ) }
					onUrl={ ( url ) => uploads.addUrl( url, { post: facts.post } ) }
				/>
				<UploadStatus queue={ uploads } language={ facts.language } />
				<FolderNotice store={ store.folders } />
			</div>
			<p className="pagewright-media-new__classic">
				<a href={ facts.classicUrl }>{ __( 'Classic uploader', 'pagewright' ) }</a>
			</p>
			<UploadedFiles { ...{ facts, uploaded } } />
		</>
	);
}

function UploadedFiles( { facts, uploaded }: { facts: UploadScreenFacts; uploaded: Uploaded } ) {
	const { items, unknown } = uploaded;
	if ( ! items.length && ! unknown ) {
		return null;
	}
	return (
		<section aria-labelledby="pagewright-media-new-uploaded">
			<h2 id="pagewright-media-new-uploaded">{ __( 'Uploaded files', 'pagewright' ) }</h2>
			{ items.length > 0 && (
				<ul className="pagewright-media-new__files">
					{ items.map( ( item ) => (
						<UploadedRow
							key={ item.id }
							item={ item }
							editUrl={ facts.editUrl + item.id }
						/>
					) ) }
				</ul>
			) }
			{ unknown > 0 && (
				<p>
					{ unknownText( unknown ) }{ ' ' }
					<a href={ facts.libraryUrl }>{ __( 'Media library', 'pagewright' ) }</a>
				</p>
			) }
		</section>
	);
}

const unknownText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d uploaded file could not be shown here.',
			'%d uploaded files could not be shown here.',
			count,
			'pagewright'
		),
		count
	);
