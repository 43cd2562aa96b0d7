/** Elements that show something without a text. */
const PICTURES =
	'img, svg, picture, video, audio, iframe, canvas, hr, a, input, select, textarea, button';

/** Elements whose text nobody reads. */
const SILENT = 'style, script, noscript, template:not([shadowrootmode])';

/**
 * Whether a rendering shows nothing.
 *
 * @param html     HTML of the widget's wrapper, with its styles behind it.
 * @param isJudged Whether to look for a text or a picture in the wrapper: a widget may draw with CSS alone. Without a wrapper it is empty.
 */
export function isEmptyPreview( html: string, isJudged: boolean ): boolean {
	const root = new DOMParser().parseFromString( html, 'text/html' ).querySelector( 'div' );
	if ( ! root || ! isJudged ) {
		return ! root;
	}
	root.querySelectorAll( SILENT ).forEach( ( element ) => element.remove() );
	return ! textOf( root ) && ! root.querySelector( PICTURES );
}

/** The text of an element and of the templates in it, which become shadow roots. */
const textOf = ( root: Element ): string =>
	[
		root.textContent ?? '',
		...[ ...root.querySelectorAll( 'template' ) ].map(
			( { content } ) => content.textContent ?? ''
		),
	]
		.join( '' )
		.trim();
