import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { loadSwiper } from '../slides/load-swiper';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';
import type { Settings } from './options';

/** A single slide needs no slider. */
const SECOND = '.sow-slider-image + .sow-slider-image';

const loadParts = ( root: HTMLElement ) =>
	Promise.all( [
		import( /* webpackChunkName: "slider" */ './show' ),
		root.querySelector( SECOND ) ? loadSwiper() : undefined,
	] );

/**
 * Loads the engine of the slider when it is near the viewport; until then, and after an error, the
 * row scrolls.
 */
export const createSlider = (
	root: HTMLElement,
	options: Partial< Settings > = {},
	load = loadParts
): Engine =>
	once( root, ( signal ) =>
		whenNear( root, signal, async () => {
			const [ { show }, Swiper ] = await load( root );
			inTurn( () => show( root, options, signal, Swiper ) );
		} )
	);
