import type { MapHandle } from './map-module';
import { loadGoogle } from './load-google';
import { copyOf, markersOf, zoomOf } from './options';
import type { Directions, GoogleMapOptions, Icon, MarkerOptions, Position } from './options';

/** The parts of Google's library that we use; its complete types are larger than this plugin. */
interface GoogleMaps {
	Map: new ( element: HTMLElement, options: object ) => GoogleMap;
	Marker: new ( options: object ) => {
		addListener: ( name: string, listener: () => void ) => void;
	};
	InfoWindow: new ( options: object ) => {
		open: ( options: object ) => void;
		close: () => void;
	};
	StyledMapType: new ( styles: object[], options: object ) => object;
	DirectionsService: new () => { route: ( request: object ) => Promise< object > };
	DirectionsRenderer: new ( options: object ) => { setDirections: ( way: object ) => void };
	event: { clearInstanceListeners: ( of: object ) => void };
	importLibrary?: ( name: string ) => Promise< unknown >;
}
interface GoogleMap {
	mapTypes: { set: ( id: string, type: object ) => void };
	setMapTypeId: ( id: string ) => void;
}
type InfoWindow = InstanceType< GoogleMaps[ 'InfoWindow' ] >;

const STYLE_ID = 'pagewright';
const LIBRARIES = [ 'maps', 'marker', 'routes' ];

/**
 * Renders a Google map. Rejects when Google's script does not load; a refused key is reported
 * later.
 */
export async function show(
	place: HTMLElement,
	options: GoogleMapOptions,
	onFail: ( reason: Error ) => void
): Promise< MapHandle > {
	const page = place.ownerDocument.defaultView as Window & { google?: { maps: GoogleMaps } };
	const forget = await loadGoogle( page as never, options.apiKey, onFail );
	const { maps } = page.google!;
	await Promise.all( LIBRARIES.map( ( name ) => maps.importLibrary?.( name ) ) );
	const element = place.appendChild( place.ownerDocument.createElement( 'div' ) );
	element.tabIndex = -1;
	const map = new maps.Map( element, mapOptions( options, page ) );
	if ( options.mapStyles.length && ! options.mapId ) {
		map.mapTypes.set(
			STYLE_ID,
			new maps.StyledMapType( stylesOf( options ), { name: options.mapStyleName } )
		);
		map.setMapTypeId( STYLE_ID );
	}
	const windows: InfoWindow[] = [];
	for ( const one of markersOf( options, place.parentElement! ) ) {
		addMarker( maps, map, one, options, windows );
	}
	if ( options.directions ) {
		await drawWay( maps, map, options.directions );
	}
	return {
		destroy: () => {
			forget();
			maps.event.clearInstanceListeners( map );
			element.remove();
		},
	};
}

const latLng = ( [ lat, lng ]: Position ) => ( { lat, lng } );

const mapOptions = ( options: GoogleMapOptions, page: Window ) => ( {
	center: latLng( options.center ?? [ 0, 0 ] ),
	zoom: zoomOf( options, page ),
	gestureHandling: options.gestureHandling,
	disableDefaultUI: options.disableUi,
	...( options.mapId ? { mapId: options.mapId } : {} ),
} );

/** Google rejects empty values. */
const stylesOf = ( { mapStyles }: GoogleMapOptions ) =>
	mapStyles.map( ( rule ) =>
		Object.fromEntries( Object.entries( rule ).filter( ( [ , value ] ) => value !== '' ) )
	);

const iconOf = ( image: Icon | undefined ) =>
	image && {
		url: image.url,
		...( image.width ? { scaledSize: { width: image.width, height: image.height } } : {} ),
	};

function addMarker(
	maps: GoogleMaps,
	map: GoogleMap,
	one: MarkerOptions,
	options: GoogleMapOptions,
	windows: InfoWindow[]
): void {
	const marker = new maps.Marker( {
		map,
		position: latLng( one.position! ),
		title: one.title,
		icon: iconOf( one.icon ?? options.markerIcon ),
		draggable: options.markersDraggable,
	} );
	if ( ! one.info ) {
		return;
	}
	const info = new maps.InfoWindow( {
		content: copyOf( one.info ),
		...( one.infoMaxWidth ? { maxWidth: one.infoMaxWidth } : {} ),
	} );
	windows.push( info );
	const open = () => {
		if ( ! options.markerInfoMultiple ) {
			windows.forEach( ( other ) => other.close() );
		}
		info.open( { anchor: marker, map, shouldFocus: false } );
	};
	if ( options.markerInfoDisplay === 'always' ) {
		open();
	} else {
		// Keyboard and touch have no hover.
		marker.addListener( 'click', open );
		marker.addListener( options.markerInfoDisplay, open );
	}
}

/** Shows the map without a route when Google finds none. */
async function drawWay( maps: GoogleMaps, map: GoogleMap, way: Directions ): Promise< void > {
	const { travelMode, preserveViewport, ...request } = way;
	const renderer = new maps.DirectionsRenderer( { map, preserveViewport } );
	try {
		renderer.setDirections(
			await new maps.DirectionsService().route( {
				...request,
				travelMode: travelMode.toUpperCase(),
			} )
		);
	} catch ( error ) {
		// eslint-disable-next-line no-console -- the only place where developers see it.
		console.warn( 'pagewright: Google found no way.', error );
	}
}
