import { __ } from '@wordpress/i18n';
import * as codes from '../../model/uploads/codes';
import type { UploadError } from '../../model/uploads/queue';

const LOGGED_OUT = () =>
	__(
		'You are logged out. Log in again in another tab, then continue here. No file is lost.',
		'pagewright'
	);

const TRY_LATER = () =>
	__( 'The file could not be uploaded. Try again in a few minutes.', 'pagewright' );

/** Says what went wrong, and what to do next. */
const TEXTS: Readonly< Record< codes.UploadCode, () => string > > = {
	[ codes.GENERIC ]: () => __( 'The file could not be uploaded. Try again.', 'pagewright' ),
	[ codes.HTTP ]: () =>
		__(
			'The server could not process the file. Try again, or upload a smaller version of it.',
			'pagewright'
		),
	[ codes.IO ]: () =>
		__(
			'The file could not be read. It may have been moved or changed. Select it again.',
			'pagewright'
		),
	[ codes.SECURITY ]: () =>
		__( 'The browser blocked the upload. Try another browser.', 'pagewright' ),
	[ codes.INIT ]: () =>
		__( 'This browser cannot upload files. Try another browser.', 'pagewright' ),
	[ codes.FILE_SIZE ]: () =>
		__( 'The file is larger than this site allows. Upload a smaller version.', 'pagewright' ),
	[ codes.FILE_EXTENSION ]: () =>
		__( 'You are not allowed to upload this file type.', 'pagewright' ),
	[ codes.FILE_DUPLICATE ]: () =>
		__( 'A file with this name and size is already waiting.', 'pagewright' ),
	[ codes.IMAGE_FORMAT ]: () =>
		__(
			'The server cannot process images of this format. Convert the image to JPEG or PNG.',
			'pagewright'
		),
	[ codes.MEMORY ]: () =>
		__(
			'The image is too large for the memory of this device. Upload a smaller version.',
			'pagewright'
		),
	[ codes.IMAGE_DIMENSIONS ]: () =>
		__(
			'The width or height of the image is too large. Upload a smaller version.',
			'pagewright'
		),
	[ codes.TYPE ]: () => __( 'You are not allowed to upload this file type.', 'pagewright' ),
	[ codes.EMPTY ]: () => __( 'The file is empty. Select another file.', 'pagewright' ),
	[ codes.PARENT ]: () => __( 'You are not allowed to attach files to this post.', 'pagewright' ),
	[ codes.TOO_LARGE ]: () =>
		__( 'The file is larger than this site allows. Upload a smaller version.', 'pagewright' ),
	[ codes.NO_SPACE ]: () =>
		__(
			'The storage space of this site is used up. Delete files, then try again.',
			'pagewright'
		),
	[ codes.DISK_FULL ]: () =>
		__(
			'The disk of the server is full. Ask the administrator of the site for more space.',
			'pagewright'
		),
	[ codes.TOO_MANY ]: () =>
		__(
			'Too many uploads are not complete. Cancel some of them, then try again.',
			'pagewright'
		),
	[ codes.NOT_FOUND ]: () =>
		__( 'The server no longer has this upload. Try again to start over.', 'pagewright' ),
	[ codes.EXPIRED ]: () =>
		__( 'This upload session is too old. Try again, or select the file again.', 'pagewright' ),
	[ codes.OFFSET ]: TRY_LATER,
	[ codes.DAMAGED ]: () =>
		__( 'The file was damaged on its way to the server. Try again.', 'pagewright' ),
	[ codes.TOO_LONG ]: TRY_LATER,
	[ codes.BUSY ]: () =>
		__( 'The server still works on this file. Try again in a few minutes.', 'pagewright' ),
	[ codes.UNAVAILABLE ]: TRY_LATER,
	[ codes.INCOMPLETE ]: TRY_LATER,
	[ codes.CHANGED ]: () =>
		__( 'The file changed while it was uploaded. Select it again.', 'pagewright' ),
	[ codes.NOT_IMAGE ]: () =>
		__( 'The file is not an image, although its name says so.', 'pagewright' ),
	[ codes.REFUSED ]: () => __( 'The site refused this file.', 'pagewright' ),
	[ codes.FAILED ]: TRY_LATER,
	[ codes.URL_REFUSED ]: () => __( 'There is no file at this URL.', 'pagewright' ),
	[ codes.NO_FILE ]: () =>
		__(
			'The file of this attachment is not on the server, so it cannot be replaced.',
			'pagewright'
		),
	[ codes.OTHER_TYPE ]: () =>
		__( 'The new file must have the type of the old one. Select another file.', 'pagewright' ),
	[ codes.NO_OLD_VERSION ]: () =>
		__( 'The old version of this file is no longer available.', 'pagewright' ),
	[ codes.NETWORK ]: () =>
		__(
			'The site does not respond. The upload continues when you are online again.',
			'pagewright'
		),
	[ codes.ENDED ]: LOGGED_OUT,
	[ codes.NONCE ]: LOGGED_OUT,
	[ codes.FORBIDDEN ]: () =>
		__(
			'You are no longer allowed to upload files. Ask the administrator of the site.',
			'pagewright'
		),
	[ codes.SIZES ]: () =>
		__(
			'The server could not create the sizes of this image, so that it was deleted. Upload a smaller version.',
			'pagewright'
		),
	[ codes.PLACE ]: () =>
		__(
			'The place where this photo was taken cannot be removed, because the file is damaged or has an unusual form.',
			'pagewright'
		),
	[ codes.HEIC ]: () =>
		__(
			'Most browsers do not show HEIC photos, and this server cannot convert them. Convert the photo to JPEG before you upload it.',
			'pagewright'
		),
};

/** Errors for which the server knows the reason, but not what the user can do. */
const OWN_TEXT: readonly codes.UploadCode[] = [
	codes.HTTP,
	codes.NETWORK,
	codes.ENDED,
	codes.NONCE,
	codes.FORBIDDEN,
	codes.SIZES,
	codes.OFFSET,
	codes.INCOMPLETE,
	codes.TOO_LONG,
	codes.EXPIRED,
	codes.NOT_FOUND,
];

/** Returns the text of an error for users: that of the server, if it says more than ours. */
export const errorText = ( { code, message }: UploadError ): string =>
	( ! OWN_TEXT.includes( code ) && message ) || TEXTS[ code ]();
