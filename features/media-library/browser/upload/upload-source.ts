import type { ImageChoices } from '../../model/uploads/questions';
import { newMemory, type Memory } from '../../uploads-runner/job';
import type { UploadOptions } from './upload-host';

/** A file of the queue, with what the model does not know. */
export interface Source {
	file: File;
	options: UploadOptions;
	memory: Memory;
	/** Whether the library was searched for the same content. */
	isChecked: boolean;
	/** Decisions of the user. */
	choices: ImageChoices;
	/** Forgets what the server has of the file. */
	forget?: () => void;
}

export const newSource = ( file: File, options: UploadOptions ): Source => ( {
	...{ file, options, memory: newMemory(), isChecked: false, choices: {} },
} );
