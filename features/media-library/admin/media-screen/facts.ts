import type { CoreSettings } from '../../browser/classic/core';
import type { MediaFacts } from '../../browser/classic/facts';
import type { View } from '../../browser/types';
import type { ListColumn } from '../../list-port';

/** Facts that Screen.php prints. */
export interface ScreenFacts extends MediaFacts {
	/** Settings of WordPress's own grid. */
	settings: CoreSettings;
	/** URL of the screen that edits a file, without its ID. */
	editUrl: string;
	/** URL of the list of WordPress. */
	listUrl: string;
	/** URL of the grid of WordPress. */
	classicUrl: string;
	/** The view that the user has chosen last, here or on WordPress's screen. */
	mode: View;
	/** Columns of WordPress's list. */
	columns: readonly ListColumn[];
	/** IDs of the columns that the user has hidden. */
	hidden: readonly string[];
	/** Nonce of WordPress's action that stores them. */
	hideNonce: string;
}

export const facts = ( globalThis as { pagewrightMedia?: ScreenFacts } ).pagewrightMedia;
