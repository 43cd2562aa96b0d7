import { useEffect, useState } from '@wordpress/element';
import { Icon, image, page, video } from '@wordpress/icons';
import type { QueuedFile } from '../../model/uploads/queue';
import type { UploadControls } from './upload-controls';

/** Images of these types are small enough to decode, and every browser shows them. */
const SHOWN = /^image\/(jpeg|png|gif|webp|avif)$/;

/** Larger images take too long to decode for a small preview. */
const MOST_BYTES = 20 * 1024 ** 2;

interface Props {
	uploads: UploadControls;
	file: Pick< QueuedFile, 'key' | 'type' | 'size' | 'existing' >;
}

/** A preview from the same file of the library, or of an image from the file itself, or an icon. */
export function UploadPreview( { uploads, file: { key, type, size, existing } }: Props ) {
	const thumbnail = existing?.thumbnail ?? '';
	const [ url, setUrl ] = useState( '' );
	useEffect( () => {
		setUrl( thumbnail );
		const source = uploads.fileOf( key );
		if ( thumbnail || ! source || ! SHOWN.test( type ) || size > MOST_BYTES ) {
			return undefined;
		}
		const created = URL.createObjectURL( source );
		setUrl( created );
		return () => URL.revokeObjectURL( created );
	}, [ uploads, key, type, size, thumbnail ] );
	return (
		<span className="pagewright-media-library__upload-preview" aria-hidden="true">
			{ url ? (
				<img
					src={ url }
					alt=""
					loading="lazy"
					decoding="async"
					onError={ () => setUrl( '' ) }
				/>
			) : (
				<Icon icon={ iconOf( type ) } />
			) }
		</span>
	);
}

function iconOf( type: string ) {
	if ( type.startsWith( 'image/' ) ) {
		return image;
	}
	return type.startsWith( 'video/' ) ? video : page;
}
