import { canInsertEmbed } from './embed';

/** All conditions must be true. */
export interface Requirements {
	/** At least one attachment is selected. */
	selection?: boolean;
	/** The list of the state has an attachment. */
	library?: boolean;
	/** No attachment of the list is uploading. */
	uploadingComplete?: boolean;
	/** The URL is more than a scheme. */
	url?: boolean;
	/** The image of the cropper has loaded. */
	image?: boolean;
}

export interface Button {
	id:
		| 'select'
		| 'insert'
		| 'create'
		| 'update'
		| 'add'
		| 'add-source'
		| 'set'
		| 'replace'
		| 'crop'
		| 'skip'
		| 'back';
	/** Buttons are in the order of their priorities. */
	priority: number;
	requires: Requirements;
}

/** The state when a button is shown. */
export interface ToolbarFacts {
	selected: number;
	/** Selected attachments that are uploading. */
	selectedUploading: number;
	inLibrary: number;
	libraryUploading: number;
	url: string;
	hasImage: boolean;
}

/** Returns whether a button is enabled. None is while a selected attachment is uploading. */
export function isEnabled( { requires }: Button, facts: ToolbarFacts ): boolean {
	return (
		facts.selectedUploading === 0 &&
		( ! requires.selection || facts.selected > 0 ) &&
		( ! requires.library || facts.inLibrary > 0 ) &&
		( ! requires.uploadingComplete || facts.libraryUploading === 0 ) &&
		( ! requires.url || canInsertEmbed( facts ) ) &&
		( ! requires.image || facts.hasImage )
	);
}
