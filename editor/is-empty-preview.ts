/** Whether a rendering shows nothing: its first div has no text and no picture, video or link. */
export function isEmptyPreview( html: string ): boolean {
	const root = new DOMParser().parseFromString( html, 'text/html' ).querySelector( 'div' );
	if ( ! root ) {
		return true;
	}
	return (
		! root.textContent?.trim() && ! root.querySelector( 'img, svg, picture, video, iframe, a' )
	);
}
