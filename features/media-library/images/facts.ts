export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Metadata in a file. */
export interface Block {
	/** `opaque` is compressed, or in a form that only its format can remove. */
	type: 'exif' | 'xmp' | 'opaque';
	/** First byte of the content, and the byte behind it. */
	start: number;
	end: number;
	/** First byte and end of the part of a PNG around it, which has a checksum. */
	chunk?: { start: number; end: number };
}

/** Facts from the header of an image. */
export interface ImageFacts {
	format: ImageFormat;
	/** In pixels, as they are stored: before the orientation of EXIF; 0 if unknown. */
	width: number;
	height: number;
	isAnimated: boolean;
	blocks: readonly Block[];
	/** Whether all metadata was found. */
	isComplete: boolean;
}
