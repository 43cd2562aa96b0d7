import { hasText, readerOf } from './bytes';
import { readJpeg } from './jpeg';
import { readTiff } from './tiff';

/** The small image that a camera puts into a photo. */
export interface CameraPreview {
	image: Blob;
	/** Orientation of the photo and of its preview, as EXIF counts: 1 to 8. */
	orientation: number;
	/** Width and height of the photo before it is turned. Its preview may have black bars. */
	width: number;
	height: number;
}

/** Returns the preview in a photo; null for other files. Never rejects. */
export async function readCameraPreview( file: Blob ): Promise< CameraPreview | null > {
	try {
		const read = readerOf( file );
		if ( ! hasText( await read( 0, 3 ), '\xff\xd8\xff' ) ) {
			return null;
		}
		const { blocks, width, height } = await readJpeg( read );
		const block = blocks.find( ( { type } ) => type === 'exif' );
		const exif = block && ( await read( block.start, block.end ) );
		const tiff = exif && readTiff( exif );
		if ( ! tiff?.preview ) {
			return null;
		}
		const bytes = exif!.slice( tiff.preview.start, tiff.preview.end );
		const image = new Blob( [ bytes ], { type: 'image/jpeg' } );
		return hasText( bytes, '\xff\xd8\xff' )
			? { image, orientation: tiff.orientation, width, height }
			: null;
	} catch {
		return null;
	}
}
