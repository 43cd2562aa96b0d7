import type { UploadCode } from './codes';

/** A decision of the user that an image needs before it is uploaded. */
export type Question =
	/** A photo contains the place where it was taken. */
	| { type: 'place' }
	/** The image cannot be prepared, for the reason of the code. */
	| { type: 'original'; code: UploadCode };

/** Decisions of the user about a file. */
export interface ImageChoices {
	place?: 'remove' | 'keep';
	/** Whether the file is uploaded as it is. */
	isOriginal?: boolean;
}
