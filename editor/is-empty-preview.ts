/** Elements that are visible without text. */
const PICTURES =
	'img, svg, picture, video, audio, iframe, canvas, hr, a, input, select, textarea, button';

/** Elements whose text is not visible. */
const SILENT = 'style, script, noscript, template:not([shadowrootmode])';

/**
 * Returns whether a preview is empty.
 *
 * @param html     HTML of the widget's wrapper, with its styles after it.
 * @param isJudged Whether to look for text or an image in the wrapper; false for widgets that only
 *                 use CSS. A preview without a wrapper is always empty.
 */
export function isEmptyPreview( html: string, isJudged: boolean ): boolean {
	const root = new DOMParser().parseFromString( html, 'text/html' ).querySelector( 'div' );
	if ( ! root || ! isJudged ) {
		return ! root;
	}
	root.querySelectorAll( SILENT ).forEach( ( element ) => element.remove() );
	return ! textOf( root ) && ! root.querySelector( PICTURES );
}

/** Returns the text of an element and of its templates, which become shadow roots. */
const textOf = ( root: Element ): string =>
	[
		root.textContent ?? '',
		...[ ...root.querySelectorAll( 'template' ) ].map(
			( { content } ) => content.textContent ?? ''
		),
	]
		.join( '' )
		.trim();
