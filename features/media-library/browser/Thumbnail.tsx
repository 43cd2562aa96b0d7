import type { CSSProperties, SyntheticEvent } from 'react';
import { Icon, archive, audio, image, page, video } from '@wordpress/icons';
import type { AttachmentRow } from '../port';
import { extensionOf } from './file-texts';

type Shown = Pick< AttachmentRow, 'thumbnail' | 'mime' | 'filename' > &
	Partial< Pick< AttachmentRow, 'color' > >;

const COLOR = '--pagewright-media-library-color';

/**
 * An image, or the icon of a type of files with the extension. The dominant color of the image is behind it while it
 * loads.
 */
export function Thumbnail( { row, hasName = false }: { row: Shown; hasName?: boolean } ) {
	if ( row.thumbnail ) {
		return (
			<img
				// A color that was removed does not come back for another image.
				key={ row.thumbnail }
				className="pagewright-media-library__image"
				src={ row.thumbnail }
				alt=""
				decoding="async"
				draggable={ false }
				style={
					row.color ? ( { [ COLOR ]: `#${ row.color }` } as CSSProperties ) : undefined
				}
				onLoad={ row.color && row.mime !== 'image/jpeg' ? removeColor : undefined }
			/>
		);
	}
	return (
		<span className="pagewright-media-library__file">
			<Icon icon={ iconOf( row.mime ) } />
			<span className="pagewright-media-library__extension">{ extensionOf( row ) }</span>
			{ hasName && <span className="pagewright-media-library__name">{ row.filename }</span> }
		</span>
	);
}

/**
 * Removes the color from behind an image with transparent parts. No component renders for it: React changes a style only
 * when its value changes.
 */
const removeColor = ( { currentTarget }: SyntheticEvent< HTMLElement > ) =>
	currentTarget.style.removeProperty( COLOR );

const ICONS = { audio, video, image } as const;

function iconOf( mime: string ) {
	const kind = mime.split( '/' )[ 0 ] as keyof typeof ICONS;
	if ( /zip|x-tar|gzip|rar|7z/.test( mime ) ) {
		return archive;
	}
	return ICONS[ kind ] ?? page;
}
