import type { MediaFacts } from '../../browser/classic/facts';

/** Facts that UploadScreen.php prints. */
export interface UploadScreenFacts extends MediaFacts {
	/** ID of the post to which files are attached; 0 for none. */
	post: number;
	/** URL of the screen that edits a file, without its ID. */
	editUrl: string;
	/** URL of the media library. */
	libraryUrl: string;
	/** URL of the form of WordPress. */
	classicUrl: string;
}

export const facts = ( globalThis as { pagewrightMedia?: UploadScreenFacts } ).pagewrightMedia;
