import { NO_FILTERS, type UploadFilters } from '../../model/uploads/filters';
import type { Attachment, MediaPort } from '../../port';
import type { UploadFailure, UploadPort } from '../../upload-port';

export interface UploadOptions {
	/** ID of the post to which the files are attached; 0 for none. */
	post?: number;
	/** ID of the folder of the files; by default the one that is shown. */
	folder?: number;
	/** The attachment whose file is replaced; none for new attachments. */
	replaces?: Pick< Attachment, 'id' | 'title' >;
	/** Why the files are not uploaded; '' or absent for no reason. */
	refusal?: string;
	/** Called with each uploaded file. */
	onUpload?: ( attachment: Attachment ) => void;
}

/** Uploads the file at a URL, which the server downloads. Returns why it failed; null after success. */
export type SendUrl = ( url: string ) => Promise< UploadFailure | null >;

/** Returns where a file goes, as the runner names it. */
export const targetOf = ( { post = 0, replaces }: UploadOptions ) => ( {
	post,
	replaces: replaces?.id ?? 0,
} );

/** Limits of the site. */
export interface UploadLimits {
	filters: UploadFilters;
	/** Files up to this size are sent in one request. */
	wholeBytes: number;
}

export const NO_LIMITS: UploadLimits = { filters: NO_FILTERS, wholeBytes: 0 };

/** Where a queue of uploads belongs. */
export interface UploadHost {
	port: Pick< MediaPort, 'get' >;
	/** By default the port of the site. */
	uploads?: UploadPort;
	/**
	 * Puts an uploaded file into a folder; into the one that is shown without an ID. Returns the ID of the
	 * folder in which the file is then; 0 for none.
	 */
	place: ( id: number, folder?: number ) => Promise< number >;
	/** Called after each upload; with null if the file could not be loaded. */
	onUpload: ( attachment: Attachment | null, isNew: boolean ) => void;
}
