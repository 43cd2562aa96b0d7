// Limits of the plugin. `npm run bench` checks all; tests check all but times.
import { existsSync, readFileSync } from 'node:fs';
import { features, root } from '../paths.mjs';

/** Time of a page with the page builder's widgets that need no posts, against the same HTML. */
export const WIDGET_PAGE = { ratio: 1.5, queries: 2, writes: 0 };
/** A page without our features. */
export const IDLE_PAGE = { files: 20, queries: 0, writes: 0, texts: 0, addresses: 1, blocks: 1 };
/**
 * A page with copies of one widget, compared to an empty page: additional queries for any number of
 * copies, and time.
 */
export const COPIES_PAGE = { queries: 8, ratio: 1.75 };
/** Bytes of JavaScript, gzipped. */
export const JS_BYTES = { 'bench-button-headline': 0, 'bench-accordion': 2048 };
/** Additional size of post-new.php: none, because scripts of WordPress's media dialog are left out. */
export const EDITOR_PAGE = { bytes: 0, scripts: 0, styles: 0 };
/** Bytes of five icons on a page, gzipped. */
export const ICON_BYTES = 2048;
/**
 * A form of 200 rows with 2,000 fields, in ms on a machine whose floor (bench/forms.mjs) takes
 * `floor` ms; scaled for others.
 */
export const LARGE_FORM = { open: 1000, key: 50, floor: 190 };
/**
 * A page with a slider and a carousel: gzipped bytes, ratio to the time of jQuery, Cycle2 and
 * Slick; longest task of twenty sliders at a quarter of the speed in ms.
 */
export const SLIDES = { bytes: 32 * 1024, ratio: 0.5, task: 50 };
/** Returns the limits of the files of a feature, in the format of PUBLIC_BYTES. */
function limitsOf( feature ) {
	const file = `${ root }/${ feature }/limits.json`;
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
}

/**
 * Gzipped bytes that public pages load for a feature: files below build/, with * for the hash of a
 * chunk. Features have theirs in limits.json.
 */
export const PUBLIC_BYTES = {
	'Slider, near the window': {
		limit: 6 * 1024 + 512,
		files: [ 'blocks/slider/view.js', 'chunks/slider.*.js', 'chunks/slides.*.js' ],
	},
	...Object.assign( {}, ...features().map( ( feature ) => limitsOf( feature ) ) ),
};
