import type { Attachment } from '../../port';

/** Width in px of the preview on the screen. */
const PREVIEW_PX = 900;

/** Shows an attachment whose image was edited: the preview, the size, and the URL. Texts of the user stay. */
export function showImage( page: Document, attachment: Attachment ): void {
	const { id, url, width, height } = attachment;
	const preview = page.querySelector< HTMLImageElement >( `#thumbnail-head-${ id } img` );
	if ( preview ) {
		preview.removeAttribute( 'srcset' );
		preview.src = previewOf( attachment );
	}
	const size = page.getElementById( `media-dims-${ id }` );
	if ( size ) {
		size.textContent = `${ width }\u00a0×\u00a0${ height }`;
	}
	const address = page.querySelector< HTMLInputElement >( '#attachment_url' );
	if ( address ) {
		address.value = url;
	}
}

/** Returns the URL of the smallest whole image that is as wide as the preview. */
function previewOf( { sizes, url, width, height }: Attachment ): string {
	const [ smallest ] = Object.values( sizes )
		.filter(
			( size ) =>
				size.width >= Math.min( PREVIEW_PX, width ) &&
				// Sizes may be cropped.
				Math.abs( size.height - ( size.width * height ) / width ) <= 1
		)
		.sort( ( one, other ) => one.width - other.width );
	return smallest?.url ?? url;
}
