import { readCameraPreview, type CameraPreview } from '../../images/camera-preview';

/** Width and height of a preview in pixels: 36 CSS pixels on screens with two pixels for each. */
const PREVIEW_PX = 72;

/** Previews are drawn one after another: large images need much memory. */
let last: Promise< unknown > = Promise.resolve();

/**
 * Draws the middle of an image into a canvas: the preview that the camera put into the file, or the
 * file itself. The browser decodes a JPEG at about the size of the preview, which takes half of the
 * time and a hundredth of the memory of an `img` element. Never rejects.
 *
 * @return Whether the image was drawn. Without ImageDecoder, which browsers have on pages with HTTPS
 *         and on localhost only, it is not, unless the camera has put a preview into it.
 */
export function drawPreview(
	file: File,
	canvas: HTMLCanvasElement,
	signal: AbortSignal
): Promise< boolean > {
	const drawn = last
		.then( async () => {
			const camera = signal.aborted ? null : await readCameraPreview( file );
			if ( signal.aborted ) {
				return false;
			}
			await ( camera ? drawCameraPreview( camera, canvas ) : drawFile( file, canvas ) );
			return true;
		} )
		.catch( () => false );
	last = drawn;
	return drawn;
}

async function drawFile( file: File, canvas: HTMLCanvasElement ): Promise< void > {
	const decoder = new ImageDecoder( {
		...{ data: file.stream(), type: file.type },
		...{ desiredWidth: PREVIEW_PX, desiredHeight: PREVIEW_PX, preferAnimation: false },
	} );
	try {
		const { image } = await decoder.decode();
		const { displayWidth, displayHeight } = image;
		drawMiddle( canvas, image, { width: displayWidth, height: displayHeight } );
		image.close();
	} finally {
		decoder.close();
	}
}

async function drawCameraPreview(
	{ image, orientation, width, height }: CameraPreview,
	canvas: HTMLCanvasElement
): Promise< void > {
	const bitmap = await createImageBitmap( image );
	drawMiddle( canvas, bitmap, bitmap, { width, height }, orientation );
	bitmap.close();
}

interface Size {
	width: number;
	height: number;
}

/**
 * Draws the largest square in the middle of an image.
 *
 * @param canvas      Gets the size of a preview.
 * @param image       An image that can be drawn.
 * @param size        Its size.
 * @param photo       Its proportions without black bars at its sides.
 * @param orientation As EXIF counts.
 */
function drawMiddle(
	canvas: HTMLCanvasElement,
	image: CanvasImageSource,
	size: Size,
	photo = size,
	orientation = 1
): void {
	const { width, height } = size;
	const scale = Math.min( width / photo.width, height / photo.height ) || 1;
	const side = Math.min( photo.width * scale, photo.height * scale );
	canvas.width = canvas.height = PREVIEW_PX;
	const context = canvas.getContext( '2d' )!;
	context.translate( PREVIEW_PX / 2, PREVIEW_PX / 2 );
	turn( context, orientation );
	context.drawImage(
		image,
		...( [ ( width - side ) / 2, ( height - side ) / 2, side, side ] as const ),
		...( [ -PREVIEW_PX / 2, -PREVIEW_PX / 2, PREVIEW_PX, PREVIEW_PX ] as const )
	);
}

/** Quarters of a turn to the right for each orientation, from 1. */
const QUARTERS = [ 0, 0, 2, 2, 3, 1, 1, 3 ];
const MIRRORED = [ 2, 4, 5, 7 ];

/** Turns what is drawn next as the orientation of EXIF says. */
function turn( context: CanvasRenderingContext2D, orientation: number ): void {
	context.rotate( ( ( QUARTERS[ orientation - 1 ] ?? 0 ) * Math.PI ) / 2 );
	if ( MIRRORED.includes( orientation ) ) {
		context.scale( -1, 1 );
	}
}
