import type { Swiper } from 'swiper';

export type SwiperClass = typeof Swiper;

/** The one library of sliders and carousels, for all of a page loaded once. */
export const loadSwiper = async (): Promise< SwiperClass > =>
	( await import( /* webpackChunkName: "swiper" */ './swiper' ) ).Swiper;
