/** The end of a dialog. `turnedOff`: WordPress's dialog opens instead. */
export type OwnResult =
	| { type: 'chosen'; attachments: ReadonlyArray< Record< string, unknown > > }
	| { type: 'closed' | 'turnedOff' };

export interface OwnRequest {
	title: string;
	/** Text of the button that confirms. */
	button: string;
	/** Parts of MIME types; empty for all. */
	types: string[];
	/** 'add': a click adds to the selection without a modifier key. */
	multiple: 'add' | false;
	/** IDs of the files that are selected first. */
	selected: number[];
}

/** The dialog of our media library, which is a feature that sites can turn off or delete. */
export interface OwnDialog {
	isPossible: () => boolean;
	open: ( request: OwnRequest ) => Promise< OwnResult >;
}

interface Realm {
	pagewrightMediaDialog?: OwnDialog;
	top?: Realm | null;
}

/** Returns the dialog of this window, else of the top window; undefined if it may not open. */
export function ownDialog(): OwnDialog | undefined {
	const here = globalThis as unknown as Realm;
	try {
		const dialog = here.pagewrightMediaDialog ?? here.top?.pagewrightMediaDialog;
		return dialog?.isPossible() ? dialog : undefined;
	} catch {
		// The top window belongs to another site, as in a preview frame.
		return undefined;
	}
}
