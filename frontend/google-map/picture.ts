import type { MapHandle } from './create-google-map';
import type { GoogleMapOptions } from './options';

/** Shows a map as a picture. Rejects when the picture does not come. */
export function show( place: HTMLElement, options: GoogleMapOptions ): Promise< MapHandle > {
	const image = place.ownerDocument.createElement( 'img' );
	image.className = 'sowb-google-map-static';
	image.alt = place.parentElement?.getAttribute( 'aria-label' ) ?? '';
	image.width = options.width;
	image.height = options.height;
	image.tabIndex = -1;
	place.append( image );
	return new Promise( ( resolve, reject ) => {
		image.onload = () => resolve( { destroy: () => image.remove() } );
		image.onerror = () => reject( new Error( '' ) );
		image.src = options.src;
	} );
}
