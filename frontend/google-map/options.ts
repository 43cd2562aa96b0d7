import { webAddress } from '../addresses';
import { flag, list, number, oneOf, optional, shape, text, type Read, type Values } from '../read';

export type Position = [ number, number ];

/** Latitude and longitude; undefined for invalid coordinates. */
const position: Read< Position | undefined > = ( value ) => {
	const [ lat, lng ] = list( number( NaN, -360, 360 ), 2 )( value );
	return Math.abs( lat! ) <= 90 && Math.abs( lng! ) <= 360 ? [ lat!, lng! ] : undefined;
};

const size = number( 0, 0, 1000 );
const ICON = { url: webAddress, width: size, height: size };
export type Icon = Values< typeof ICON >;
const icon: Read< Icon | undefined > = ( value ) => {
	const read = shape( ICON )( value );
	return read.url ? read : undefined;
};

const MARKER = {
	/** Undefined when the coordinates are unknown. */
	position,
	title: text(),
	infoMaxWidth: size,
	icon,
};
/**
 * The text of a marker is in a template of the root, which only users who may write scripts can
 * write.
 */
export type MarkerOptions = Values< typeof MARKER > & { info?: HTMLTemplateElement };

const DIRECTIONS = {
	origin: text(),
	destination: text(),
	travelMode: oneOf( 'driving', 'walking', 'bicycling', 'transit' ),
	avoidHighways: flag(),
	avoidTolls: flag(),
	preserveViewport: flag(),
	optimizeWaypoints: flag(),
	waypoints: list( optional( shape( { location: text(), stopover: flag() } ) ), 25 ),
};
export type Directions = Values< typeof DIRECTIONS >;

/** Values of one color rule in Google's format. */
const styler: Read< Record< string, unknown > > = ( value ) =>
	Object.fromEntries(
		Object.entries( Object( value ) ).filter(
			( [ , one ] ) => typeof one !== 'object' && typeof one !== 'undefined'
		)
	);

const OPTIONS = {
	center: position,
	zoom: number( 12, 0, 22 ),
	mobileZoom: number( 12, 0, 22 ),
	/** Viewport width in px up to which the mobile zoom applies. */
	breakpoint: number( 780, 0, 100_000 ),
	gestureHandling: oneOf( 'auto', 'greedy', 'cooperative', 'none' ),
	disableUi: flag(),
	markerIcon: icon,
	markersDraggable: flag(),
	markerAtCenter: flag(),
	markerInfoDisplay: oneOf( 'click', 'mouseover', 'always' ),
	markerInfoMultiple: flag(),
	/** Includes markers without a position, so that each keeps its number. */
	markerPositions: list( shape( MARKER ), 1000 ),
	mapId: text( '', 200 ),
	mapStyles: list(
		optional(
			shape( {
				featureType: text( '', 100 ),
				elementType: text( '', 100 ),
				stylers: list( styler, 20 ),
			} )
		),
		500
	),
	mapStyleName: text(),
	directions: optional( shape( DIRECTIONS ) ),
};

/**
 * Settings of the site, not of the page's author, in a script of the root: provider, consent, and
 * the key or the tile server.
 */
const SITE = {
	provider: oneOf( '', 'google', 'openstreetmap', 'picture' ),
	waitForClick: flag( true ),
	canLoad: flag(),
	apiKey: text( '', 500 ),
	/** URL of a static map. */
	src: webAddress,
	width: size,
	height: size,
	tiles: optional( shape( { url: webAddress, maxZoom: number( 19, 0, 30 ) } ) ),
	/** Labels of a map's controls in the language of the page. Cached pages may lack them. */
	words: shape( {
		zoomIn: text( 'Zoom in', 200 ),
		zoomOut: text( 'Zoom out', 200 ),
		close: text( 'Close', 200 ),
	} ),
};

export type Words = Values< typeof SITE >[ 'words' ];
export type SiteOptions = Values< typeof SITE >;
export type MapOptions = Values< typeof OPTIONS >;
export type GoogleMapOptions = MapOptions & SiteOptions;

export const readOptions = shape( OPTIONS );
export const readSite = shape( SITE );

/** Returns the zoom for this viewport. */
export const zoomOf = (
	{ zoom, mobileZoom, breakpoint }: GoogleMapOptions,
	page: Window
): number => ( page.innerWidth <= breakpoint ? mobileZoom : zoom );

/**
 * Returns all markers with known coordinates, the center's first, each with its text from the root.
 */
export const markersOf = ( options: GoogleMapOptions, root: Element ): MarkerOptions[] => [
	...( options.markerAtCenter && options.center
		? [ { position: options.center, title: '', infoMaxWidth: 0, icon: undefined } ]
		: [] ),
	...options.markerPositions
		.map( ( marker, number_ ) => ( {
			...marker,
			info:
				root.querySelector< HTMLTemplateElement >(
					`:scope>template[data-marker="${ number_ }"]`
				) ?? undefined,
		} ) )
		.filter( ( marker ) => marker.position ),
];

/** Copies HTML that the server printed into this template and WordPress has filtered. */
export function copyOf( template: HTMLTemplateElement ): HTMLElement {
	const box = template.ownerDocument.createElement( 'div' );
	box.append( template.ownerDocument.importNode( template.content, true ) );
	return box;
}
