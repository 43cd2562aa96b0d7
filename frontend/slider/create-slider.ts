import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { loadSwiper } from '../slides/load-swiper';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';
import type { Settings } from './options';

/** With one slide there is nothing to slide. */
const SECOND = '.sow-slider-image + .sow-slider-image';

const loadParts = ( root: HTMLElement ) =>
	Promise.all( [
		import( /* webpackChunkName: "slider" */ './show' ),
		root.querySelector( SECOND ) ? loadSwiper() : undefined,
	] );

/** Loads what moves the slides once the slider is near the window; until then, and where that fails, the row scrolls. */
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
