import type { Attachment, Result } from './port';

/** A step of editing. Pixels are those of the image after the steps before it. */
export type ImageChange =
	/** `horizontal` swaps left and right. */
	| { type: 'flip'; axis: 'horizontal' | 'vertical' }
	/** Clockwise around the center. The result is the box around the rotated image. */
	| { type: 'rotate'; degrees: number }
	| { type: 'crop'; x: number; y: number; width: number; height: number }
	/** To a smaller size. */
	| { type: 'scale'; width: number; height: number };

/** A place in an image: distances from the left and the top in percent. */
export interface Point {
	x: number;
	y: number;
}

/** The image that would be edited. */
export interface ImageSource {
	url: string;
	/** Size in pixels, upright. */
	width: number;
	height: number;
	/** Changes whenever the image changes. */
	version: string;
	/** Whether it was edited, and the original still exists. */
	canRestore: boolean;
	/** Whether its thumbnail can be edited alone. */
	hasThumbnail: boolean;
	focus: Point | null;
}

/** The files that become new: all, all but the thumbnail, or the thumbnail only. */
export type Target = 'all' | 'nothumb' | 'thumbnail';

export interface ImageEdit {
	/** From the source: the server refuses another one. */
	version: string;
	changes: readonly ImageChange[];
	target: Target;
	/** Whether the result becomes a new attachment. */
	copy: boolean;
	/** Focal point of the result; null for none. */
	focus: Point | null;
}

/** The server of the image editor. Methods never reject. */
export interface ImagePort {
	/** Returns the image, or why it cannot be edited. */
	source: ( id: number, signal?: AbortSignal ) => Promise< Result< ImageSource > >;
	/** Returns the edited attachment, or the copy. After a failure, nothing has changed. */
	edit: ( id: number, edit: ImageEdit ) => Promise< Result< Attachment > >;
	/** Restores the image as it was before it was edited for the first time. */
	restore: ( id: number, version: string ) => Promise< Result< Attachment > >;
}
