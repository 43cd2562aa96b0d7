import type { SlideData } from 'photoswipe';
import type { Picture } from './album';

/** Longer side in px to which vector images are limited: they may fill any viewport. */
const VECTOR_PX = 4096;

/**
 * Returns an image in PhotoSwipe's format; empty while its size is unknown, until probe() loads it.
 */
export function itemOf( picture: Picture ): SlideData {
	const { width, height, thumbnail, link } = picture;
	if ( ! width || ! height || picture.hasFailed ) {
		return { html: '', element: link };
	}
	const factor = picture.isVector ? Math.max( 1, VECTOR_PX / Math.max( width, height ) ) : 1;
	const isWhole = thumbnail?.complete && thumbnail.naturalWidth > 0;
	return {
		src: picture.src,
		srcset: picture.srcset || undefined,
		width: width * factor,
		height: height * factor,
		alt: picture.alt,
		element: link,
		msrc: isWhole ? thumbnail.currentSrc : undefined,
		thumbCropped:
			!! thumbnail &&
			Math.abs( thumbnail.clientWidth / thumbnail.clientHeight / ( width / height ) - 1 ) >
				0.02,
	};
}

/** Loads an image to learn its size. */
export function probe( picture: Picture, signal: AbortSignal ): Promise< void > {
	return new Promise( ( done ) => {
		const image = new Image();
		image.onload = () => {
			const { thumbnail } = picture;
			// A vector image may have no size.
			picture.width = image.naturalWidth || thumbnail?.clientWidth || 400;
			picture.height = image.naturalHeight || thumbnail?.clientHeight || 300;
			done();
		};
		image.onerror = () => {
			picture.hasFailed = true;
			done();
		};
		signal.addEventListener( 'abort', () => {
			image.onload = image.onerror = null;
			image.removeAttribute( 'src' );
		} );
		image.src = picture.src;
	} );
}
