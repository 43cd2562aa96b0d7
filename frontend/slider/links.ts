import { safeLink } from '../slides/safe-link';
import type { Slider } from './slider';

const LINK = 'pagewright-slide-link';

/** Adds the links of slides that have only a target, as in HTML of other plugins. */
export function linkSlides( { slides, signal }: Slider ): void {
	for ( const slide of slides ) {
		if ( slide.dataset.url && ! slide.querySelector( `.${ LINK }` ) ) {
			const link = createLink( slide, slide.dataset.url );
			signal.addEventListener( 'abort', () => link?.remove() );
		}
	}
}

function createLink( slide: HTMLElement, json: string ): HTMLElement | undefined {
	let to: { url?: unknown; new_window?: unknown } | null;
	try {
		to = JSON.parse( json );
	} catch {
		return;
	}
	const href = safeLink( `${ to?.url ?? '' }` );
	if ( ! href ) {
		return;
	}
	const link = document.createElement( 'a' );
	const named = slide.querySelector( 'img[alt]:not([alt=""])' );
	Object.assign( link, { className: LINK, href, rel: 'noopener' } );
	if ( to!.new_window ) {
		link.target = '_blank';
	}
	link.setAttribute( 'aria-label', named?.getAttribute( 'alt' ) || href );
	// Below the content, which may contain links.
	const container = slide.firstElementChild ?? slide;
	container.insertBefore( link, container.querySelector( ':scope > .sow-slider-image-wrapper' ) );
	return link;
}
