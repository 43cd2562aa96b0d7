import type { CarouselOptions } from './options';

/** State that the parts of a running carousel share. */
export interface Carousel {
	root: HTMLElement;
	region: HTMLElement;
	/** Clips hidden items. */
	wrapper: HTMLElement;
	list: HTMLElement;
	button: HTMLButtonElement | null;
	options: CarouselOptions;
	/** Aborts when the carousel is destroyed. */
	signal: AbortSignal;
}
