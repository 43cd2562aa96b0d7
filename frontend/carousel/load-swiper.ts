import type { Swiper } from 'swiper';

export type SwiperClass = typeof Swiper;

/** Loads the library of sliders and carousels once for the page. */
export const loadSwiper = async (): Promise< SwiperClass > =>
	( await import( /* webpackChunkName: "swiper" */ './swiper' ) ).Swiper;
