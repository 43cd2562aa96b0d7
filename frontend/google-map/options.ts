export type Position = [ number, number ];

export interface Icon {
	url: string;
	width: number;
	height: number;
}

export interface MarkerOptions {
	/** Null where nobody knows the coordinates. */
	position: Position | null;
	title: string;
	/** HTML, filtered by the server. */
	info: string;
	infoMaxWidth: number;
	icon: Icon | null;
}

export interface Directions {
	origin: string;
	destination: string;
	travelMode: string;
	avoidHighways: boolean;
	avoidTolls: boolean;
	preserveViewport: boolean;
	optimizeWaypoints: boolean;
	waypoints: Array< { location: string; stopover: boolean } >;
}

/** What `data-options` says; empty values are left out of it. */
export interface GoogleMapOptions {
	provider: 'google' | 'openstreetmap' | 'picture';
	waitForClick: boolean;
	canLoad: boolean;
	center?: Position;
	zoom: number;
	mobileZoom: number;
	/** Window width in px up to which the mobile zoom holds. */
	breakpoint: number;
	gestureHandling: 'greedy' | 'cooperative' | 'none' | 'auto';
	disableUi: boolean;
	markerIcon?: Icon;
	markersDraggable: boolean;
	markerAtCenter: boolean;
	markerInfoDisplay: 'click' | 'mouseover' | 'always';
	markerInfoMultiple: boolean;
	markerPositions?: MarkerOptions[];
	address?: string;
	apiKey?: string;
	mapId?: string;
	mapStyles?: object[];
	mapStyleName?: string;
	directions?: Directions;
	tiles?: { url: string; attribution: string; maxZoom: number };
	src?: string;
	width?: number;
	height?: number;
}

export const DEFAULT_OPTIONS: Partial< GoogleMapOptions > = { waitForClick: true };

/** The zoom for this window. */
export const zoomOf = (
	{ zoom, mobileZoom, breakpoint }: GoogleMapOptions,
	page: Window
): number => ( page.innerWidth <= breakpoint ? mobileZoom : zoom );

/** All markers whose coordinates are known, the center's first. */
export const markersOf = ( options: GoogleMapOptions ): MarkerOptions[] => [
	...( options.markerAtCenter && options.center
		? [ { position: options.center, title: '', info: '', infoMaxWidth: 0, icon: null } ]
		: [] ),
	...( options.markerPositions ?? [] ).filter( ( { position } ) => position ),
];
