import type { ImageChoices } from '../../model/uploads/questions';
import { newMemory, type Memory, type Outcome } from '../../uploads-runner/job';
import type { UploadOptions } from './upload-host';

export interface Ahead {
	/** Resolves with null if the library does not have the content. */
	outcome: Promise< Outcome | null >;
	/** When the search began, in ms. */
	atMs: number;
	stop: () => void;
}

/** A file of the queue, with what the model does not know. */
export interface Source {
	file: File;
	options: UploadOptions;
	memory: Memory;
	/** Whether the library was searched for the same content. */
	isChecked: boolean;
	/** The search that began while another file was sent. */
	ahead?: Ahead;
	/** SHA-256 of the content in hex digits, once it is known. */
	hash?: string;
	/** Decisions of the user. */
	choices: ImageChoices;
	/** Forgets what the server has of the file. */
	forget?: () => void;
}

export const newSource = ( file: File, options: UploadOptions ): Source => ( {
	...{ file, options, memory: newMemory(), isChecked: false, choices: {} },
} );
