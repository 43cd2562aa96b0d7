import type { ImageChoices } from '../../model/uploads/questions';
import { newMemory, type Memory, type Outcome } from '../../uploads-runner/job';
import type { UploadOptions } from './upload-host';

/** Sizes in bytes that files of the library have or may have, of those in the request. */
export interface Sizes {
	/** Resolves with null if the server did not respond. */
	answer: Promise< ReadonlySet< number > | null >;
	/** When the server was asked, in ms. */
	atMs: number;
}

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
	/** The response of the server about the size of the file and of others. */
	sizes?: Sizes;
	/** The search that began while another file was sent. */
	ahead?: Ahead;
	/** Decisions of the user. */
	choices: ImageChoices;
	/** Forgets what the server has of the file. */
	forget?: () => void;
}

export const newSource = ( file: File, options: UploadOptions ): Source => ( {
	...{ file, options, memory: newMemory(), isChecked: false, choices: {} },
} );
