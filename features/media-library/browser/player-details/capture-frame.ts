/** How long a video may take to load the frame, in milliseconds. */
const LIMIT_MS = 20_000;
const QUALITY = 0.9;

/** Why there is no frame: the site of the video does not allow it, or it could not be loaded. */
export type FrameFailure = 'forbidden' | 'broken';

/**
 * Returns a frame of a video as a JPEG image. A second element loads it, so that the visible one stays as it is,
 * and videos of other sites can be read if these sites allow it. Never rejects.
 *
 * @param shown Video with the URL, at the time of the frame.
 * @param name  Name of the image, without its extension.
 */
export async function captureFrame(
	shown: HTMLVideoElement,
	name: string
): Promise< File | FrameFailure > {
	const page = shown.ownerDocument;
	const url = shown.currentSrc;
	const isForeign = new URL( url, page.baseURI ).origin !== page.defaultView?.location.origin;
	const failure: FrameFailure = isForeign && ! url.startsWith( 'blob:' ) ? 'forbidden' : 'broken';
	const video = page.createElement( 'video' );
	Object.assign( video, { crossOrigin: 'anonymous', muted: true, preload: 'auto', src: url } );
	try {
		await arrive( video, 'loadeddata' );
		if ( shown.currentTime > 0 ) {
			const sought = arrive( video, 'seeked' );
			video.currentTime = shown.currentTime;
			await sought;
		}
		return ( await draw( video, name ) ) ?? 'broken';
	} catch ( error ) {
		// The address leads to another site, whose pixels cannot be read.
		return error instanceof DOMException && error.name === 'SecurityError'
			? 'forbidden'
			: failure;
	} finally {
		video.removeAttribute( 'src' );
		video.load();
	}
}

/** Waits for an event of a video; rejects if it fails, or takes too long. */
function arrive( video: HTMLVideoElement, event: 'loadeddata' | 'seeked' ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const fail = () => reject( new Error( event ) );
		const limit = setTimeout( fail, LIMIT_MS );
		const end = ( then: () => void ) => () => {
			clearTimeout( limit );
			then();
		};
		video.addEventListener( event, end( resolve ), { once: true } );
		video.addEventListener( 'error', end( fail ), { once: true } );
	} );
}

/** Draws the current frame; null if the video has no picture. */
async function draw( video: HTMLVideoElement, name: string ): Promise< File | null > {
	const { videoWidth: width, videoHeight: height } = video;
	const canvas = video.ownerDocument.createElement( 'canvas' );
	Object.assign( canvas, { width, height } );
	canvas.getContext( '2d' )?.drawImage( video, 0, 0, width, height );
	const blob = await new Promise< Blob | null >( ( resolve ) =>
		canvas.toBlob( resolve, 'image/jpeg', QUALITY )
	);
	return blob && new File( [ blob ], `${ name }.jpg`, { type: 'image/jpeg' } );
}
