import type { ImageEvent, ImageFile, PostImage } from '../../model/details/image';
import type { Failure } from '../../model/failure';

export interface ImageDetailsProps {
	image: PostImage;
	/** The file in the library; null if there is none, or it was deleted. */
	file: ImageFile;
	/** Whether the image was in the library, but its file could not be loaded. */
	isFileMissing?: boolean;
	/** Why it was not loaded; null if that is not known. */
	fileFailure?: Failure | null;
	/** '' for no link to log in. */
	loginUrl: string;
	/** Loads the file again. */
	onReloadFile?: () => void;
	isReloading?: boolean;
	/** Names of image sizes for users, by name of the size. */
	sizeNames: Readonly< Record< string, string > >;
	/** Whether images may have a caption. */
	hasCaptions: boolean;
	isAdvanced: boolean;
	/** Called when the user shows or hides the advanced options. */
	onAdvanced: ( isShown: boolean ) => void;
	onChange: ( changes: Partial< PostImage > ) => void;
	/** Without it, the image cannot be edited. */
	onEdit?: () => void;
	/** Without it, the image is replaced elsewhere. */
	onReplace?: () => void;
	/** Whether the image has an alignment. */
	hasAlign?: boolean;
}

/** Part of the details of an image. */
export interface ImagePartProps extends Pick< ImageDetailsProps, 'image' | 'file' > {
	tell: ( event: ImageEvent ) => void;
}
