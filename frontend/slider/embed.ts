import { safeLink } from '../slides/safe-link';
import type { Slider } from './slider';

/**
 * Videos of other sites: asked for at a click only, and taken away with their slide, which the answer does.
 * `onChange` is called when one has been put in or taken away.
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
		// Players refuse a page that hides its address.
		referrerPolicy: 'strict-origin-when-cross-origin',
		src: url.href,
	} );
}
