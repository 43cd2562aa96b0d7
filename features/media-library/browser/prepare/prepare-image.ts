import { addMetadata, iptcOf } from '../../images/jpeg';
import type { FoundImage } from '../../images/read-image';
import { exifOf, removePlace } from '../../images/remove-place';
import { forTurnedImage, withoutPlace } from '../../images/tiff';
import { PLACE, type UploadCode } from '../../model/uploads/codes';
import type { ImagePlan } from '../../model/uploads/image-plan';
import { convertInWorker } from './run-worker';

export type Change = Extract< ImagePlan, { type: 'change' } >;

export type Prepared = { ok: true; file: File } | { ok: false; code: UploadCode };

const EXTENSIONS: Readonly< Record< string, string > > = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
};

/**
 * Changes an image before it is uploaded. Returns null if the signal aborts. Never rejects.
 *
 * @param file   The image.
 * @param image  What its header says.
 * @param change What is changed.
 * @param signal Stops the work.
 */
export async function prepareImage(
	file: File,
	image: FoundImage,
	change: Change,
	signal: AbortSignal
): Promise< Prepared | null > {
	const { removesPlace, encoding } = change;
	if ( ! encoding ) {
		const cleaned = await removePlace( file, image ).catch( () => null );
		return cleaned ? { ok: true, file: cleaned } : { ok: false, code: PLACE };
	}
	const converted = await convertInWorker( { file, encoding }, signal );
	if ( ! converted?.ok ) {
		return converted;
	}
	const { blob } = converted;
	const isJpeg = blob.type === 'image/jpeg';
	const result = isJpeg ? await withMetadata( blob, file, image, removesPlace ) : blob;
	const { lastModified } = file;
	const name = renamed( file.name, blob.type );
	return { ok: true, file: new File( [ result ], name, { type: blob.type, lastModified } ) };
}

/** Adds date and camera, caption and credit of a photo to its new encoding. */
async function withMetadata(
	jpeg: Blob,
	file: File,
	image: FoundImage,
	removesPlace: boolean
): Promise< Blob > {
	const exif = await exifOf( file, image ).catch( () => null );
	const turned = exif && forTurnedImage( exif );
	const cleaned = turned && removesPlace ? withoutPlace( turned ) : turned;
	const iptc = await iptcOf( file ).catch( () => null );
	return addMetadata( jpeg, { exif: cleaned, iptc } );
}

/** Returns a name with the extension of a type. A right one stays as it is. */
function renamed( name: string, type: string ): string {
	const extension = EXTENSIONS[ type ] ?? 'png';
	const isRight = extension === 'jpg' ? /\.jpe?g$/i : new RegExp( `\\.${ extension }$`, 'i' );
	return isRight.test( name ) ? name : `${ name.replace( /\.[^.]+$/, '' ) }.${ extension }`;
}
