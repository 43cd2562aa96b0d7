import { divIcon, icon, map as createMap, marker, tileLayer } from 'leaflet';
import type { Marker } from 'leaflet';
import type { MapHandle } from './create-google-map';
import { markersOf, zoomOf } from './options';
import type { GoogleMapOptions, Icon, MarkerOptions } from './options';

const PIN =
	'<svg viewBox="0 0 24 36" width="28" height="42" aria-hidden="true"><path d="M12 0a12 12 0 0 0-12 12c0 8 9 15 12 24 3-9 12-16 12-24A12 12 0 0 0 12 0Z" fill="#b3261e"/><circle cx="12" cy="12" r="4.500" fill="#fff"/></svg>';

/** Draws OpenStreetMap's tiles. Resolves when the map is there; tiles come when they come. */
export async function show( place: HTMLElement, options: GoogleMapOptions ): Promise< MapHandle > {
	const { tiles, gestureHandling, disableUi } = options;
	const element = place.appendChild( place.ownerDocument.createElement( 'div' ) );
	const page = place.ownerDocument.defaultView as Window;
	const isCalm = page.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const isFree = gestureHandling === 'greedy' || gestureHandling === 'auto';
	const isTouch = page.matchMedia( '(pointer: coarse)' ).matches;
	const map = createMap( element, {
		center: options.center,
		zoom: Math.min( zoomOf( options, page ), tiles!.maxZoom ),
		zoomControl: ! disableUi,
		scrollWheelZoom: isFree,
		dragging: isFree || ( gestureHandling === 'cooperative' && ! isTouch ),
		zoomAnimation: ! isCalm,
		fadeAnimation: ! isCalm,
	} );
	map.attributionControl.setPrefix( false );
	// The server asks where a map stands; its policy refuses pages that do not say.
	tileLayer( tiles!.url, {
		maxZoom: tiles!.maxZoom,
		attribution: tiles!.attribution,
		referrerPolicy: 'strict-origin-when-cross-origin',
	} ).addTo( map );
	for ( const one of markersOf( options ) ) {
		const pin = marker( one.position!, {
			icon: iconOf( one.icon ?? options.markerIcon ),
			title: one.title,
			alt: one.title || place.parentElement?.getAttribute( 'aria-label' ) || '',
			draggable: options.markersDraggable,
			keyboard: !! one.info,
			interactive: !! one.info || options.markersDraggable,
		} ).addTo( map );
		addInfo( pin, one, options );
	}
	return { destroy: () => map.remove() };
}

const iconOf = ( image: Icon | null | undefined ) =>
	image
		? icon( {
				iconUrl: image.url,
				iconSize: image.width ? [ image.width, image.height ] : undefined,
				iconAnchor: [ image.width / 2, image.height ],
				popupAnchor: [ 0, -image.height ],
			} )
		: divIcon( {
				html: PIN,
				className: 'pagewright-google-map__pin',
				iconSize: [ 28, 42 ],
				iconAnchor: [ 14, 42 ],
				popupAnchor: [ 0, -38 ],
			} );

function addInfo(
	pin: Marker,
	{ info, infoMaxWidth }: MarkerOptions,
	options: GoogleMapOptions
): void {
	if ( ! info ) {
		return;
	}
	const isKept = options.markerInfoMultiple || options.markerInfoDisplay === 'always';
	pin.bindPopup( info, {
		maxWidth: infoMaxWidth || 300,
		autoClose: ! isKept,
		closeOnClick: ! isKept,
		autoPan: options.markerInfoDisplay !== 'always',
	} );
	if ( options.markerInfoDisplay === 'always' ) {
		pin.openPopup();
	} else if ( options.markerInfoDisplay === 'mouseover' ) {
		pin.on( 'mouseover', () => pin.openPopup() );
	}
}
