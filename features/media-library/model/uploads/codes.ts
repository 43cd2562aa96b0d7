/** Error codes of plupload, which WordPress's uploader uses. */
export const GENERIC = -100;
/** A response that the browser does not expect. */
export const HTTP = -200;
/** The browser cannot read the file. */
export const IO = -300;
export const SECURITY = -400;
/** The browser cannot upload files. */
export const INIT = -500;
export const FILE_SIZE = -600;
export const FILE_EXTENSION = -601;
export const FILE_DUPLICATE = -602;
export const IMAGE_FORMAT = -700;
export const MEMORY = -701;
export const IMAGE_DIMENSIONS = -702;

/** Error codes of our routes. */
export const TYPE = 'pagewright_upload_type';
export const EMPTY = 'pagewright_upload_empty';
export const PARENT = 'pagewright_upload_parent';
export const TOO_LARGE = 'pagewright_upload_too_large';
export const NO_SPACE = 'pagewright_upload_no_space';
export const DISK_FULL = 'pagewright_upload_disk_full';
export const TOO_MANY = 'pagewright_upload_too_many';
export const NOT_FOUND = 'pagewright_upload_not_found';
export const EXPIRED = 'pagewright_upload_expired';
export const OFFSET = 'pagewright_upload_offset';
export const DAMAGED = 'pagewright_upload_damaged';
export const TOO_LONG = 'pagewright_upload_too_long';
export const BUSY = 'pagewright_upload_busy';
export const UNAVAILABLE = 'pagewright_upload_unavailable';
export const INCOMPLETE = 'pagewright_upload_incomplete';
export const CHANGED = 'pagewright_upload_changed';
export const NOT_IMAGE = 'pagewright_upload_not_image';
export const REFUSED = 'pagewright_upload_refused';
/** The server cannot write files, or WordPress could not make the attachment. */
export const FAILED = 'pagewright_upload_failed';
/** There is no file at a URL, or the server may not download it. */
export const URL_REFUSED = 'pagewright_upload_url';
/** The file to replace is not on the server. */
export const NO_FILE = 'pagewright_upload_no_file';
/** The file to replace has another type. */
export const OTHER_TYPE = 'pagewright_upload_other_type';
/** There is no old version of a replaced file. */
export const NO_OLD_VERSION = 'pagewright_upload_no_old_version';

/** No response arrived. */
export const NETWORK = 'network';
/** The user is logged out. */
export const ENDED = 'ended';
/** The nonce expired, and could not be renewed. */
export const NONCE = 'nonce';
/** The user may no longer upload files. */
export const FORBIDDEN = 'forbidden';
/** The sizes of an image could not be created. */
export const SIZES = 'sizes';
/** The place cannot be removed from a photo without a change of something else. */
export const PLACE = 'place';
/** The server cannot open a HEIC photo, and the site does not convert it. */
export const HEIC = 'heic';

/** The reaction to an error: see `uploads-runner/`. */
type Reaction =
	/** The same request again after a delay, if the server does not have it already. */
	| 'repeat'
	/** Continue where the server is. */
	| 'resume'
	/** Another request works on the upload. */
	| 'wait'
	/** The server does not know the upload: begin again. */
	| 'restart'
	/** The queue stops until the user continues. */
	| 'hold'
	/** The file fails. The same file may succeed later. */
	| 'fail'
	/** The file fails, and will always fail. */
	| 'refuse';

/** Each error code with what follows it. */
export const REACTIONS = {
	[ GENERIC ]: 'fail',
	[ HTTP ]: 'repeat',
	[ IO ]: 'fail',
	[ SECURITY ]: 'fail',
	[ INIT ]: 'fail',
	[ FILE_SIZE ]: 'refuse',
	[ FILE_EXTENSION ]: 'refuse',
	[ FILE_DUPLICATE ]: 'refuse',
	[ IMAGE_FORMAT ]: 'refuse',
	[ MEMORY ]: 'fail',
	[ IMAGE_DIMENSIONS ]: 'refuse',
	[ TYPE ]: 'refuse',
	[ EMPTY ]: 'refuse',
	[ PARENT ]: 'fail',
	[ TOO_LARGE ]: 'refuse',
	[ NO_SPACE ]: 'fail',
	[ DISK_FULL ]: 'fail',
	[ TOO_MANY ]: 'fail',
	[ NOT_FOUND ]: 'restart',
	[ EXPIRED ]: 'fail',
	[ OFFSET ]: 'resume',
	[ DAMAGED ]: 'repeat',
	[ TOO_LONG ]: 'repeat',
	[ BUSY ]: 'wait',
	[ UNAVAILABLE ]: 'repeat',
	[ INCOMPLETE ]: 'resume',
	[ CHANGED ]: 'fail',
	[ NOT_IMAGE ]: 'refuse',
	[ REFUSED ]: 'fail',
	[ FAILED ]: 'fail',
	[ URL_REFUSED ]: 'fail',
	[ NO_FILE ]: 'fail',
	[ OTHER_TYPE ]: 'refuse',
	[ NO_OLD_VERSION ]: 'fail',
	[ NETWORK ]: 'repeat',
	[ ENDED ]: 'hold',
	[ NONCE ]: 'hold',
	[ FORBIDDEN ]: 'hold',
	[ SIZES ]: 'fail',
	[ PLACE ]: 'refuse',
	[ HEIC ]: 'refuse',
} as const satisfies Record< string | number, Reaction >;

export type UploadCode = keyof typeof REACTIONS;

/** Returns whether the same file may be uploaded later. */
export const canRetry = ( code: UploadCode ): boolean => REACTIONS[ code ] !== 'refuse';
