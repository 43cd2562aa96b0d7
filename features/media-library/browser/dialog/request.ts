import type { Tab } from '../../model/navigation';
import type { Multiple } from '../../model/selection';
import type { CoreAttachment } from '../../port/core-attachment';

/** The files that a caller wants the user to choose. */
export interface DialogRequest {
	/** Title; '' for the usual one. */
	title: string;
	/** Text of the button that confirms; '' for the usual one. */
	button: string;
	/** Parts of MIME types, such as `image` or `image/png`; empty for all. */
	types: readonly string[];
	multiple: Multiple;
	/** IDs of the files that are selected first. */
	selected: readonly number[];
	/** The tab that is shown first; null for the last one of the user. */
	tab: Tab | null;
	/** Class of the dialog; '' for none. */
	className: string;
	/** Whether images become a gallery, which the user arranges. */
	gallery?: boolean | undefined;
	/** Whether the user adds files to the gallery first. */
	addToGallery?: boolean | undefined;
}

const COMPLETE: DialogRequest = {
	title: '',
	button: '',
	types: [],
	multiple: false,
	selected: [],
	tab: null,
	className: '',
};

/** Returns a request with defaults for what the caller leaves out. */
export const createRequest = ( request: Partial< DialogRequest > ): DialogRequest => ( {
	...COMPLETE,
	...request,
} );

/** The end of a dialog. */
export type DialogResult =
	| { type: 'chosen'; attachments: readonly CoreAttachment[] }
	| { type: 'closed' }
	/** The user wants the library of WordPress, or ours could not be loaded. */
	| { type: 'turnedOff' };

/** Returns the value of the attribute `accept` of a field for files of these types. */
export const acceptOf = ( types: readonly string[] ): string =>
	types.map( ( type ) => ( type.includes( '/' ) ? type : `${ type }/*` ) ).join();
