import type { Failure } from '../../model/failure';

/** Why an image was not cropped. */
export interface CropFailure {
	/** The reason for users. */
	text: string;
	/** Null for reasons that only croppers have. */
	cause: Failure | null;
}
