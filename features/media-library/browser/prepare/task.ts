import type { IMAGE_DIMENSIONS, IMAGE_FORMAT, MEMORY } from '../../model/uploads/codes';
import type { Encoding } from '../../model/uploads/image-plan';

export type ImageCode = typeof IMAGE_FORMAT | typeof MEMORY | typeof IMAGE_DIMENSIONS;

/** An image to encode again. */
export interface Task {
	file: Blob;
	encoding: Encoding;
}

export type Converted = { ok: true; blob: Blob } | { ok: false; code: ImageCode };
