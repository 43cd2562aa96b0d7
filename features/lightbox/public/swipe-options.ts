import type { PhotoSwipeOptions } from 'photoswipe';
import type { Options } from './options';

/**
 * Space around an image in px: 20 at the sides; below for the caption, 120 in total with 50 above.
 */
const SIDE_PX = 10;
const BELOW_PX = 70;
/** Maximum share of a small viewport for the space above. */
const MOST_ABOVE = 0.4;
/** Duration of zooming in PhotoSwipe, in ms. */
const ZOOM_MS = 333;

/** Features that our dialog provides: focus, keys and controls. */
const OURS = {
	trapFocus: false,
	returnFocus: false,
	escKey: false,
	arrowKeys: false,
	close: false,
	zoom: false,
	counter: false,
	arrowPrev: false,
	arrowNext: false,
} as const;

const isVector = ( src = 'about:blank' ) => /\.svg$/i.test( new URL( src ).pathname );

/** PhotoSwipe options that are the same for all albums. */
export const swipeOptions = ( { wrap, fit, top, words }: Options ): PhotoSwipeOptions => ( {
	...OURS,
	loop: wrap,
	preload: [ 1, 1 ],
	initialZoomLevel: ( level ) =>
		fit || isVector( level.itemData.src || undefined ) ? level.fit : 1,
	...( fit ? {} : { secondaryZoomLevel: 'fit' as const } ),
	paddingFn: ( { y } ) => ( {
		top: Math.min( top, y * MOST_ABOVE ),
		bottom: BELOW_PX,
		left: SIDE_PX,
		right: SIDE_PX,
	} ),
	bgOpacity: 0.97,
	wheelToZoom: true,
	errorMsg: words.failed,
} );

/** Returns the current durations. */
export const timesOf = ( time: ( ms: number ) => number, { fade }: Options ) => ( {
	showHideAnimationType: time( fade ) ? ( 'zoom' as const ) : ( 'none' as const ),
	showAnimationDuration: time( fade ),
	hideAnimationDuration: time( fade ),
	zoomAnimationDuration: time( ZOOM_MS ),
} );

/** Applies to transitions that begin now. */
export const setTimes = ( {
	swipe,
	dialog,
	options,
}: {
	swipe: { options: object };
	dialog: { time: ( ms: number ) => number };
	options: Options;
} ) => Object.assign( swipe.options, timesOf( dialog.time, options ) );
