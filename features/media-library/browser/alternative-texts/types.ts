import type { Entry, Step } from '../../model/alternative-texts/text-list';
import type { TextListKind } from '../../text-port';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';

/** Keys of the whole view, which the walk through the images sets. */
export interface ViewKeys {
	move: ( by: 1 | -1 ) => void;
	undo: () => void;
}

export interface ShownImageProps {
	store: MediaStore;
	context: BrowserContext;
	kind: TextListKind;
	entry: Entry;
	/** '' for none. */
	suggestion: string;
	onStep: ( step: Step ) => void;
	/** Goes on without a step. */
	onPass: () => void;
	/** The image was deleted meanwhile. */
	onGone: () => void;
}
