import { divIcon, icon, map as createMap, marker, tileLayer } from 'leaflet';
import type { Marker } from 'leaflet';
import type { MapHandle } from './map-module';
import { addCredit, addZoom, button, pin as drawPin } from './openstreetmap-controls';
import { linkOf } from './link';
import { copyOf, markersOf, zoomOf } from './options';
import type { GoogleMapOptions, Icon, MarkerOptions } from './options';

/** Renders OpenStreetMap tiles. Resolves when the map exists; tiles load later. */
export async function show( place: HTMLElement, options: GoogleMapOptions ): Promise< MapHandle > {
	const { tiles, center, gestureHandling, disableUi } = options;
	const root = place.parentElement!;
	if ( ! tiles?.url || ! center ) {
		throw new Error( '' );
	}
	const element = place.appendChild( place.ownerDocument.createElement( 'div' ) );
	const page = place.ownerDocument.defaultView as Window;
	const isCalm = page.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const isFree = gestureHandling === 'greedy' || gestureHandling === 'auto';
	const isTouch = page.matchMedia( '(pointer: coarse)' ).matches;
	const link = linkOf( root );
	const still = link && {
		scrollWheelZoom: false,
		dragging: false,
		keyboard: false,
		doubleClickZoom: false,
		boxZoom: false,
		touchZoom: false,
	};
	const map = createMap( element, {
		center,
		zoom: Math.min( zoomOf( options, page ), tiles.maxZoom ),
		// Leaflet's own controls parse texts as HTML.
		zoomControl: false,
		attributionControl: false,
		scrollWheelZoom: isFree,
		dragging: isFree || ( gestureHandling === 'cooperative' && ! isTouch ),
		zoomAnimation: ! isCalm,
		fadeAnimation: ! isCalm,
		...still,
	} );
	// The tile server requires a referrer by policy.
	tileLayer( tiles.url, {
		maxZoom: tiles.maxZoom,
		referrerPolicy: 'strict-origin-when-cross-origin',
	} ).addTo( map );
	if ( ! disableUi && ! link ) {
		addZoom( map, options.words );
	}
	addCredit( map, root.querySelector( ':scope>template[data-credit]' ) );
	for ( const one of markersOf( options, root ) ) {
		const pin = marker( one.position!, {
			icon: iconOf( one.icon ?? options.markerIcon, place.ownerDocument ),
			title: one.title,
			alt: one.title || root.getAttribute( 'aria-label' ) || '',
			draggable: ! link && options.markersDraggable,
			keyboard: ! link && !! one.info,
			interactive: ! link && ( !! one.info || options.markersDraggable ),
		} ).addTo( map );
		if ( ! link ) {
			addInfo( pin, one, options );
		}
	}
	if ( link ) {
		// The whole map is a link, except the attribution.
		link.className = 'pagewright-google-map__over';
		link.ariaLabel = root.getAttribute( 'aria-label' );
		element.append( link );
	}
	return { destroy: () => map.remove() };
}

const iconOf = ( image: Icon | undefined, doc: Document ) =>
	image
		? icon( {
				iconUrl: image.url,
				iconSize: image.width ? [ image.width, image.height ] : undefined,
				iconAnchor: [ image.width / 2, image.height ],
				popupAnchor: [ 0, -image.height ],
			} )
		: divIcon( {
				html: drawPin( doc ),
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
	const content = info.ownerDocument.createElement( 'div' );
	content.append(
		copyOf( info ),
		button(
			info.ownerDocument,
			{ className: 'leaflet-popup-close-button', label: options.words.close, sign: '\u00d7' },
			() => void pin.closePopup()
		)
	);
	pin.bindPopup( content, {
		maxWidth: infoMaxWidth || 300,
		autoClose: ! isKept,
		closeOnClick: ! isKept,
		closeButton: false,
		autoPan: options.markerInfoDisplay !== 'always',
	} );
	if ( options.markerInfoDisplay === 'always' ) {
		pin.openPopup();
	} else if ( options.markerInfoDisplay === 'mouseover' ) {
		pin.on( 'mouseover', () => pin.openPopup() );
	}
}
