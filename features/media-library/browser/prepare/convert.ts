import { IMAGE_FORMAT, MEMORY } from '../../model/uploads/codes';
import { fittingSize } from '../../model/uploads/image-plan';
import type { Converted, Task } from './task';

/** As WordPress uses for photos that it did not make. */
const QUALITY = 0.9;

/** Rows of pixels that are searched for transparency at once. */
const STRIP_ROWS = 64;

/** Decodes, scales and encodes an image. Its colors become those of sRGB. Never rejects. */
export async function convert( { file, encoding }: Task ): Promise< Converted > {
	let image: ImageBitmap;
	try {
		image = await decode( file, encoding.isHeic );
	} catch ( error ) {
		return { ok: false, code: error instanceof RangeError ? MEMORY : IMAGE_FORMAT };
	}
	try {
		const { width, height } = fittingSize( image.width, image.height, encoding.mostPixels );
		const canvas = new OffscreenCanvas( width, height );
		const context = canvas.getContext( '2d' )!;
		context.imageSmoothingQuality = 'high';
		context.drawImage( image, 0, 0, width, height );
		image.close();
		const automatic = isTransparent( context, encoding.type ) ? 'image/png' : 'image/jpeg';
		const type = encoding.type === 'auto' ? automatic : encoding.type;
		return { ok: true, blob: await canvas.convertToBlob( { type, quality: QUALITY } ) };
	} catch {
		return { ok: false, code: MEMORY };
	}
}

/** Browsers on Apple devices open HEIC themselves. */
async function decode( file: Blob, isHeic: boolean ): Promise< ImageBitmap > {
	try {
		return await createImageBitmap( file, { imageOrientation: 'from-image' } );
	} catch ( error ) {
		if ( ! isHeic ) {
			throw error;
		}
		const { decodeHeic } = await import( /* webpackChunkName: "media-heic" */ './decode-heic' );
		return createImageBitmap( await decodeHeic( await file.arrayBuffer() ) );
	}
}

/** Returns whether an image of an automatic type has transparent pixels. */
function isTransparent( context: OffscreenCanvasRenderingContext2D, type: string ): boolean {
	const { width, height } = context.canvas;
	for ( let row = 0; type === 'auto' && row < height; row += STRIP_ROWS ) {
		const { data } = context.getImageData(
			0,
			row,
			width,
			Math.min( STRIP_ROWS, height - row )
		);
		for ( let at = 3; at < data.length; at += 4 ) {
			if ( data[ at ]! < 255 ) {
				return true;
			}
		}
	}
	return false;
}
