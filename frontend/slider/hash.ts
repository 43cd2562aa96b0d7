import type { Slider } from './slider';

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
	{ list, slides }: Pick< Slider, 'list' | 'slides' >,
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

/**
 * Shows the slide in the URL, and writes the slide that the visitor chose into the URL if it has a
 * slug.
 */
export function followHash( slider: Slider ): void {
	slider.on( window, 'hashchange', () => {
		const to = placeOf( slider, location.hash );
		if ( to >= 0 ) {
			slider.go( to, 'hash' );
		}
	} );
	slider.changed.push( ( { incoming: { dataset }, cause } ) => {
		if ( dataset.slug && cause === 'user' ) {
			history.replaceState( history.state, '', `#${ encodeURIComponent( dataset.slug ) }` );
		}
	} );
}
