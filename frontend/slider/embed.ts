import { safeLink } from '../slides/safe-link';
import type { Slider } from './slider';

/**
 * Handles videos of other sites: loads them after a click, and removes them with their slide by the
 * returned function. Calls `onChange` when one was added or removed.
 */
export function handleEmbeds( slider: Slider, onChange: () => void ): ( slide: Element ) => void {
	const buttons = new Map< HTMLIFrameElement, Element >();
	slider.on( slider.list, 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLElement >( '[data-embed] > button' );
		const place = button?.parentElement;
		const src = safeLink( place?.dataset.embed ?? '' );
		if ( button && place && src ) {
			const frame = createPlayer( src, button.textContent ?? '' );
			buttons.set( frame, button );
			place.append( frame );
			frame.focus();
			button.remove();
			onChange();
		}
	} );
	return ( slide ) => {
		for ( const [ frame, button ] of buttons ) {
			if ( slide.contains( frame ) ) {
				buttons.delete( frame );
				frame.replaceWith( button );
				onChange();
			}
		}
	};
}

function createPlayer( src: string, title: string ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	const url = new URL( src, location.href );
	url.searchParams.set( 'autoplay', '1' );
	return Object.assign( frame, {
		title: title.trim(),
		allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
		allowFullscreen: true,
		// Players refuse a page without a referrer.
		referrerPolicy: 'strict-origin-when-cross-origin',
		src: url.href,
	} );
}
