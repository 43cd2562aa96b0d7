/** Decodes a fragment. */
const read = ( hash: string ) => {
	try {
		return decodeURIComponent( hash.slice( 1 ) );
	} catch {
		return '';
	}
};

/**
 * Returns the index of the slide in a fragment: by its ID, its slug, or the slider's anchor and its
 * number. -1 for none.
 */
export function placeOf(
	{ list, slides }: { list: HTMLElement; slides: HTMLElement[] },
	hash: string
): number {
	const name = read( hash );
	const { anchorId } = list.dataset;
	return name
		? slides.findIndex(
				( slide ) =>
					slide.id === name ||
					slide.dataset.slug === name ||
					( anchorId &&
						name === `${ anchorId }-${ [ ...list.children ].indexOf( slide ) + 1 }` )
			)
		: -1;
}
