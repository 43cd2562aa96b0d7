import type { Slider } from './slider';
import { placeOf } from './place-of';

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
