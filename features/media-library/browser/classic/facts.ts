import type { ImageRules } from '../../model/uploads/image-plan';

/** Facts that Facts.php prints, because scripts of WordPress do not have them. */
export interface MediaFacts {
	/** Names of image sizes for users, by name of the size. */
	imageSizes: Readonly< Record< string, string > >;
	/** As WordPress names it: `Europe/Berlin` or `+05:30`. */
	timeZone: string;
	/** Language of the user, such as `de-DE`. */
	language: string;
	/** URL of the style sheet, which loads with the first dialog. */
	styleUrl?: string;
	/** URL of admin-ajax.php. */
	ajaxUrl: string;
	/** MIME types of images that the server can edit. */
	editableTypes: readonly string[];
	/** URL of the login screen. */
	loginUrl: string;
	/** Whether files can be in folders. */
	hasFolders: boolean;
	/** Title of the site, for previews of its icon. */
	siteTitle?: string;
	/** Size of a file in bytes that the server accepts in one request. */
	maxUploadBytes?: number;
	/** How images are prepared; only what happens to their places is read here. */
	images?: Pick< ImageRules, 'place' >;
}

export const mediaFacts = (): MediaFacts =>
	( globalThis as { pagewrightMedia?: MediaFacts } ).pagewrightMedia ?? {
		imageSizes: {},
		timeZone: '+00:00',
		language: '',
		ajaxUrl: '',
		editableTypes: [],
		loginUrl: '',
		hasFolders: false,
	};
