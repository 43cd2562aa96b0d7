import { Icon, archive, audio, file, image, page, video } from '@wordpress/icons';
import type { AttachmentRow } from '../port';
import { extensionOf } from './file-texts';

type Shown = Pick< AttachmentRow, 'thumbnail' | 'mime' | 'filename' >;

/** An image, or the icon of a type of files with the extension. */
export function Thumbnail( { row, hasName = false }: { row: Shown; hasName?: boolean } ) {
	if ( row.thumbnail ) {
		return (
			<img
				className="pagewright-media-library__image"
				src={ row.thumbnail }
				alt=""
				loading="lazy"
				decoding="async"
				draggable={ false }
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

const ICONS = { audio, video, image, text: page } as const;

function iconOf( mime: string ) {
	const kind = mime.split( '/' )[ 0 ] as keyof typeof ICONS;
	if ( /zip|x-tar|gzip|rar|7z/.test( mime ) ) {
		return archive;
	}
	return ICONS[ kind ] ?? ( /pdf|word|document/.test( mime ) ? page : file );
}
