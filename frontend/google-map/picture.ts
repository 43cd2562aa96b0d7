import type { MapHandle } from './map-module';
import { linkOf } from './link';
import type { GoogleMapOptions } from './options';

/**
 * Shows a map as an image, in a link if it has a destination. Rejects when the image does not load.
 */
export function show( place: HTMLElement, options: GoogleMapOptions ): Promise< MapHandle > {
	const image = place.ownerDocument.createElement( 'img' );
	const link = linkOf( place.parentElement! );
	image.className = 'sowb-google-map-static';
	image.alt = place.parentElement?.getAttribute( 'aria-label' ) ?? '';
	image.width = options.width;
	image.height = options.height;
	if ( link ) {
		link.className = 'pagewright-google-map__picture';
		link.append( image );
	} else {
		image.tabIndex = -1;
	}
	const shown = place.appendChild( link ?? image );
	return new Promise( ( resolve, reject ) => {
		image.onload = () => resolve( { destroy: () => shown.remove() } );
		image.onerror = () => reject( new Error( '' ) );
		image.src = options.src;
	} );
}
