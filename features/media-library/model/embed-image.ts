import type { Align } from './display';

/** How an image of another site is inserted. */
export interface EmbedImage {
	alt: string;
	caption: string;
	align: Align;
	/** `file` links to the image itself. */
	link: 'none' | 'file' | 'custom';
	/** URL of a custom link. */
	linkUrl: string;
}

export const EMPTY_EMBED_IMAGE: EmbedImage = {
	alt: '',
	caption: '',
	align: 'none',
	link: 'none',
	linkUrl: '',
};
