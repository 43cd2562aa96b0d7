import { versionedUrl } from '../../model/file-version';
import type { Attachment, AttachmentRow, ImageSize } from '../../port';

/** Width of previews in CSS pixels. */
export const PREVIEW_PX = 320;
/** Sides of a smaller size are rounded. */
const ROUNDING_PX = 1;

type Whole = Pick< Attachment, 'sizes' | 'mime' | 'url' | 'width' | 'height' | 'fileVersion' >;

/**
 * Returns the smallest image that fills a preview, or the file itself; null for files that are not
 * images and have none. Cropped sizes do not count.
 */
export function previewImage( attachment: Whole ): ImageSize | null {
	const { sizes, mime, url, width, height, fileVersion } = attachment;
	const itself = mime.startsWith( 'image/' ) ? { url, width, height } : null;
	const whole = itself ?? sizes.full ?? null;
	const [ smallest ] = Object.values( sizes )
		.filter( ( size ) => size.width >= PREVIEW_PX && ! isCropped( size, whole ) )
		.sort( ( one, other ) => one.width - other.width );
	const image = smallest ?? whole;
	return image && { ...image, url: versionedUrl( image.url, fileVersion ) };
}

/** Whether a size shows a part of the image. Without known dimensions, it does not. */
const isCropped = ( size: ImageSize, whole: ImageSize | null ): boolean =>
	whole !== null &&
	whole.width > 0 &&
	Math.abs( ( size.width * whole.height ) / whole.width - size.height ) > ROUNDING_PX;

type Known = Pick<
	AttachmentRow,
	'width' | 'height' | 'thumbnail' | 'thumbnailWidth' | 'thumbnailHeight'
>;

/** Returns the space for an image that has not loaded, in pixels. */
export function spaceFor( row: Known ): { width: number; height: number } {
	const { width, height, thumbnailWidth, thumbnailHeight } = row;
	if ( width > 0 && height > 0 ) {
		return { width, height };
	}
	return thumbnailWidth > 0 && thumbnailHeight > 0
		? { width: PREVIEW_PX, height: ( PREVIEW_PX * thumbnailHeight ) / thumbnailWidth }
		: { width: PREVIEW_PX, height: ( PREVIEW_PX * 3 ) / 4 };
}
