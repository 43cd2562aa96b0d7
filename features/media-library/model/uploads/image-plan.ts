import type { FoundImage } from '../../images/read-image';
import { HEIC, IMAGE_DIMENSIONS, IMAGE_FORMAT, MEMORY, type UploadCode } from './codes';

/** The rule for the place where a photo was taken. */
export type PlaceRule = 'ask' | 'remove' | 'keep';

/** How images are prepared before they are uploaded. */
export interface ImageRules {
	place: PlaceRule;
	/** Longest side in pixels; larger images are scaled. 0 for no limit. */
	mostPixels: number;
	/** Whether HEIC photos become JPEG where the server cannot open them. */
	convertsHeic: boolean;
	/** Whether the user knows that the file is uploaded as it is. */
	isOriginal?: boolean | undefined;
	/** Types of images that the server cannot open, such as `image/avif`. */
	unsupported: readonly string[];
	/** Memory of the device in gigabytes. */
	memoryGb: number;
}

/** Changes no image. */
export const NO_RULES: ImageRules = {
	...{ place: 'keep', mostPixels: 0, convertsHeic: false, unsupported: [], memoryGb: 4 },
};

/** A new encoding of an image. */
export interface Encoding {
	/** MIME type; `auto` is PNG for an image with transparent pixels, and JPEG for others. */
	type: 'image/jpeg' | 'image/png' | 'image/webp' | 'auto';
	/** Most pixels of the longest side; 0 for no limit. */
	mostPixels: number;
	isHeic: boolean;
}

export type ImagePlan =
	| { type: 'keep' }
	/** The user must say what happens to the place. */
	| { type: 'ask' }
	/** The browser cannot do it. The original can be kept if the server accepts it. */
	| { type: 'refuse'; code: UploadCode; canKeep: boolean }
	| { type: 'change'; removesPlace: boolean; encoding: Encoding | null; canKeep: boolean };

/** The browser cannot draw more: Chromium's limits of a canvas. */
const MOST_SIDE = 32_767;
const MOST_AREA = 268_435_456;

/** Part of the memory of a device that one image may need. */
const MEMORY_PART = 1 / 8;
const PIXEL_BYTES = 4;

const HEIC_TYPE = /^image\/hei[cf](-sequence)?$/;
const HEIC_NAME = /\.(hei[cf]s?|hif)$/i;
const IMAGE_NAME = /\.(jpe?g?|jfif|png|webp|avif|hei[cf]s?|hif)$/i;

interface NamedFile {
	name: string;
	type: string;
}

/** Returns whether a file is a HEIC photo, by type or name: browsers know the type only on some systems. */
export const isHeic = ( { name, type }: NamedFile ): boolean =>
	HEIC_TYPE.test( type ) || HEIC_NAME.test( name );

/** Returns whether the header of a file must be read. */
export const mayBeImage = ( { name, type }: NamedFile ): boolean =>
	type.startsWith( 'image/' ) || IMAGE_NAME.test( name );

/**
 * Returns how a file is prepared.
 *
 * @param file  Its name and type.
 * @param image What its content says; null for other files.
 * @param rules Settings and abilities of the site.
 */
export function planOf( file: NamedFile, image: FoundImage | null, rules: ImageRules ): ImagePlan {
	if ( isUnreadable( file, image, rules ) ) {
		return { type: 'refuse', code: HEIC, canKeep: true };
	}
	if ( ! image ) {
		return rules.unsupported.includes( file.type ) && ! isHeic( file )
			? { type: 'refuse', code: IMAGE_FORMAT, canKeep: false }
			: { type: 'keep' };
	}
	const isForeign = rules.unsupported.includes( `image/${ image.format }` );
	const mustConvert = isForeign && ( image.format !== 'heic' || rules.convertsHeic );
	// WordPress stores HEIC as it is.
	const canKeep = ! mustConvert || image.format === 'heic';
	if ( mustConvert && image.isAnimated && ! canKeep ) {
		return { type: 'refuse', code: IMAGE_FORMAT, canKeep: false };
	}
	const encoding = encodingOf( image, rules, mustConvert );
	const code = encoding && tooLarge( image, rules );
	if ( code ) {
		return { type: 'refuse', code, canKeep };
	}
	if ( image.hasPlace && rules.place === 'ask' ) {
		return { type: 'ask' };
	}
	const removesPlace = image.hasPlace && rules.place === 'remove';
	return removesPlace || encoding
		? { type: 'change', removesPlace, encoding, canKeep }
		: { type: 'keep' };
}

/** Returns whether nothing makes a HEIC photo readable, and the user does not know that. */
const isUnreadable = (
	file: NamedFile,
	image: FoundImage | null,
	{ convertsHeic, isOriginal, unsupported }: ImageRules
): boolean =>
	! convertsHeic &&
	! isOriginal &&
	unsupported.includes( 'image/heic' ) &&
	( image ? image.format === 'heic' : isHeic( file ) );

/** Returns the new encoding of an image; null if its pixels stay as they are. */
function encodingOf(
	{ format, width, height, isAnimated }: FoundImage,
	{ mostPixels }: ImageRules,
	mustConvert: boolean
): Encoding | null {
	const common = { mostPixels, isHeic: format === 'heic' };
	if ( mustConvert ) {
		return { type: format === 'heic' ? 'image/jpeg' : 'auto', ...common };
	}
	const isLarge = mostPixels > 0 && Math.max( width, height ) > mostPixels;
	// Browsers write no other formats, and would lose all but the first image of an animation.
	return isLarge && ! isAnimated && ( format === 'jpeg' || format === 'png' || format === 'webp' )
		? { type: `image/${ format }`, ...common }
		: null;
}

function tooLarge(
	{ width, height }: FoundImage,
	{ memoryGb }: ImageRules
): typeof IMAGE_DIMENSIONS | typeof MEMORY | null {
	const area = width * height;
	if ( Math.max( width, height ) > MOST_SIDE || area > MOST_AREA ) {
		return IMAGE_DIMENSIONS;
	}
	return area * PIXEL_BYTES > memoryGb * 1024 ** 3 * MEMORY_PART ? MEMORY : null;
}

/** Returns the size of an image whose longest side has at most so many pixels. */
export function fittingSize( width: number, height: number, mostPixels: number ) {
	const scale = mostPixels > 0 ? Math.min( 1, mostPixels / Math.max( width, height ) ) : 1;
	const side = ( pixels: number ) => Math.max( 1, Math.round( pixels * scale ) );
	return { width: side( width ), height: side( height ) };
}
