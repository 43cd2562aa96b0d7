import type { Dropped } from '../../upload/take-dropped';
import type { CoreController, CoreModel } from '../core';

/** A file of plupload. WordPress's uploader adds a model to it, which its collections contain. */
export interface CoreFile {
	name: string;
	/** MIME type; '' if the browser does not know it. */
	type: string;
	/** In bytes. */
	size: number;
	loaded: number;
	status: number;
	attachment?: CoreModel & { destroy: () => void; isSentByUs?: boolean };
	/** Returns null if the file was removed. */
	getNative: () => File | null;
}

/** The parts of plupload that we use. WordPress's uploader listens to its events. */
export interface Plupload {
	state: number;
	files: readonly CoreFile[];
	settings: {
		multi_selection?: boolean;
		multipart_params?: Readonly< Record< string, unknown > >;
		filters: { max_file_size?: unknown };
		webp_upload_error?: unknown;
		avif_upload_error?: unknown;
		heic_upload_error?: unknown;
	};
	/** Listeners with a higher priority run first. */
	bind: (
		event: string,
		listener: ( ...values: any[] ) => unknown,
		self?: null,
		priority?: number
	) => void;
	trigger: ( event: string, ...values: unknown[] ) => unknown;
	/** Returns the listeners of an event, whose name has lower case letters. */
	hasEventListener: ( event: string ) => false | readonly unknown[];
	addFile: ( files: readonly File[] ) => void;
	removeFile: ( file: CoreFile ) => void;
	start: () => void;
	stop: () => void;
}

/** An instance of WordPress's uploader. */
export interface CoreUploader {
	uploader: Plupload;
	/** Where it receives files; empty or absent without one. */
	dropzone?: ArrayLike< HTMLElement >;
	/** Puts the field for files where its button is. */
	refresh: () => void;
	/** Plugins replace it. */
	success: ( model: CoreModel ) => void;
}

/** The uploader of a dialog, whose files wait for our code. As admin/media-hold/ makes it. */
export interface Held {
	controller: CoreController;
	uploader: CoreUploader;
	/** Whether the user and other plugins let us upload. */
	isOurs: () => boolean;
	/** Whether plupload must not send a file. */
	holds: ( file: CoreFile ) => boolean;
	/** Lets WordPress send the files of the dialog, from now on. */
	giveBack: () => void;
	/** The files and folders of drops with folders, which our code reads. */
	dropped: Dropped[];
	/** Whether our queue uploads the files of the dialog. */
	isTaken?: boolean;
}
